import {expect, it} from 'vitest';
import {analysisOf} from '../analysis/analysisOf';
import {productPhrase} from './productPhrase';
import {withoutAsides} from './withoutAsides';

it.each([
  ['fr', 'une lucarne dans Espace3D', 'une lucarne'],
  ['fr', 'espace 3 d : la lucarne', ': la lucarne'],
  ['fr', 'la lucarne du logiciel espace 3d', 'la lucarne du'],
  ['fr', 'Espace 3D', 'Espace 3D'],
  ['fr', 'Bonsoir à tous, une lucarne ? Merci d’avance', ', une lucarne ?'],
  ['fr', 'une lucarne point d’interrogation', 'une lucarne'],
  ['fr', 'mes murs bougent virgule que faire', 'mes murs bougent que faire'],
  ['fr', 'taper une virgule', 'taper une virgule'],
  ['fr', 'une lucarne dans votre programme', 'une lucarne'],
  ['fr', 'dans le logiciel', 'dans le logiciel'],
  ['fr', 'une lucarne pour les débutants', 'une lucarne'],
  ['fr', 'pour débutant', 'pour débutant'],
  ['fr', 'une lucarne sur mon téléphone', 'une lucarne sur mon téléphone'],
  ['fr', 'outil lucarne', 'lucarne'],
  ['fr', 'barre d’outils', 'barre d’outils'],
  ['fr', 'touche commande z', 'touche commande z'],
  ['fr', 'la commande pour percer', 'la pour percer'],
  ['fr', 'bonjour à tous', ''],
  ['fr', 'nous tentons de percer une lucarne', 'percer une lucarne'],
  ['fr', 'J’aimerais que la lucarne soit ronde', 'que la lucarne soit ronde'],
  ['fr', 'Sauriez-vous m’indiquer où poser la lucarne ?', 'où poser la lucarne ?'],
  ['fr', 'ma belle-mère nous demande de poser une lucarne', 'poser une lucarne'],
  ['fr', 'existerait-il une autre façon de poser une lucarne', 'poser une lucarne'],
  ['fr', 'je suis débutant et je désirerais une lucarne', 'une lucarne'],
  ['fr', 'je suis débutant', 'je suis débutant'],
  ['fr', 'on compte faire une lucarne', 'on compte faire une lucarne'],
  ['fr', 'mon compte et une lucarne', 'mon compte et une lucarne'],
  ['fr', 'une tente au jardin', 'une tente au jardin'],
  ['fr', 'je galère à', ''],
  ['en', 'dormer in Espace 3D, thanks in advance', 'dormer ,'],
  ['en', 'dormer with this software for beginners', 'dormer'],
  ['en', 'dormer tool', 'dormer'],
  ['en', 'tool bar', 'tool bar'],
  ['en', 'command z', 'command z'],
  ['en', 'dormer command', 'dormer'],
  ['en', 'we are planning to add a dormer', 'add a dormer'],
  ['en', 'my sister would love us to add a dormer', 'add a dormer'],
  ['en', 'is there any easy way to add a dormer', 'is there add a dormer'],
  ['en', 'could anyone tell me where a dormer goes', 'where a dormer goes'],
  ['en', 'the plan of my architect', 'the plan of my architect'],
  ['en', 'excuse me', ''],
] as const)('in %s leaves of "%s": "%s"', (language, query, rest) => {
  const analysis = analysisOf(language);
  const asked = withoutAsides(query, productPhrase('Espace 3D', analysis), analysis);
  expect(asked).toHaveLength(query.length);
  expect(asked.trim().replace(/ +/g, ' ')).toBe(rest);
});

it('strips no product name if there is none', () => {
  expect(productPhrase('', analysisOf('fr'))).toBeNull();
});
