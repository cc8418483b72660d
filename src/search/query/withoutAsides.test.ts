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
  ['en', 'dormer in Espace 3D, thanks in advance', 'dormer ,'],
  ['en', 'dormer with this software for beginners', 'dormer'],
  ['en', 'dormer tool', 'dormer'],
  ['en', 'tool bar', 'tool bar'],
  ['en', 'command z', 'command z'],
  ['en', 'dormer command', 'dormer'],
] as const)('in %s leaves of "%s": "%s"', (language, query, rest) => {
  const analysis = analysisOf(language);
  const asked = withoutAsides(query, productPhrase('Espace 3D', analysis), analysis);
  expect(asked).toHaveLength(query.length);
  expect(asked.trim().replace(/ +/g, ' ')).toBe(rest);
});

it('knows no product without a name', () => {
  expect(productPhrase('', analysisOf('fr'))).toBeNull();
});
