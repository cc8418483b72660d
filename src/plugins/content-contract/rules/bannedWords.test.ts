import {describe, expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {itFinds} from '../faultCases';
import {bannedWords} from './bannedWords';

const files = {
  en: 'docs/walls.mdx',
  fr: 'i18n/fr/docusaurus-plugin-content-docs/current/walls.mdx',
} as const;

function foundIn(locale: keyof typeof files, body: string): readonly string[] {
  const fields = {title: '"A"', sidebar_label: '"A"', description: '"A"', keywords: '[a]'};
  const faults = bannedWords.check(fakeSite({[files[locale]]: fakePage(body, fields)}));
  return faults.map(({what}) => /“(.*)” is not used in pages/su.exec(what)?.[1] ?? what);
}

itFinds(bannedWords, [
  {
    name: 'a word banned by the style guide',
    body: 'Please click.',
    at: '8:1',
    says: '“Please”',
    remedy: 'imperative',
  },
]);

it('reports a word in a French page, at its position', () => {
  const body = 'Cliquez.\n\n## Les murs {/* #walls */}\n\nVeuillez cliquer.';
  const source = fakePage(body, {title: '"Murs"', type: 'task'});
  expect(bannedWords.check(fakeSite({[files.fr]: source}))).toContainEqual(
    expect.objectContaining({
      rule: 'bannedWords',
      line: 12,
      column: 1,
      what: expect.stringContaining('Veuillez'),
    }),
  );
});

describe('finds', () => {
  it.each([
    ['fr', 'Il suffit d’appuyer.', 'Il suffit d'],
    ['fr', "Il suffit d'appuyer.", 'Il suffit d'],
    ['fr', 'Il suffit de cliquer.', 'Il suffit de'],
    ['fr', 'Il suffit\nde cliquer.', 'Il suffit\nde'],
    ['fr', 'Ouvrir ton plan.', 'ton'],
    ['fr', 'Cliquez\nici.', 'Cliquez\nici'],
    ['fr', 'Cliquez\u00a0ici.', 'Cliquez\u00a0ici'],
    ['fr', 'Cliquez le mur.', 'Cliquez'],
    ['fr', "Cliquez l'outil.", 'Cliquez'],
    ['fr', 'Appuyez la\ntouche Entrée.', 'Appuyez'],
    ['fr', 'Cliquez droit sur le mur.', 'Cliquez droit'],
    ['fr', 'Double cliquez sur le mur.', 'Double cliquez'],
    ['fr', 'Merci\u00a0de cliquer.', 'Merci\u00a0de'],
    ['fr', "L'on clique.", "L'on"],
    ['en', 'Click\nhere.', 'Click\nhere'],
    ['en', 'It helps us.', 'us'],
    ['en', 'Us too.', 'Us'],
    ['en', 'You’ll see the wall.', 'You’ll'],
    ['en', "The wall won't move.", "won't"],
    ['en', 'In\norder to draw.', 'In\norder to'],
  ] as const)('in %s: %j', (locale, body, found) => {
    expect(foundIn(locale, body)).toEqual([found]);
  });

  it.each([
    ...['apparaîtra', 'pourra', 'devra', 'aura', 'pourrez', 'sera', 'seront', 'ferez'],
    ...['auront', 'ouvrira', 'finirez', 'verrez', 'obtiendra', 'mettra', 'prendront', 'saurez'],
    ...['affichera', 'cliquerez', 'recevrez', 'voudra', 'perdra', 'suivra', 'irez', 'reconnaîtrez'],
    ...['direz', 'lirez', 'relirez', 'écrirez', 'suivrez', 'croirez', 'construirez', 'définirez'],
  ])('the future %s', (verb) => {
    expect(foundIn('fr', `Le mur ${verb} long.`)).toEqual([verb]);
  });

  it.each(['Sera', 'Ira', 'Cliquerez', 'Direz', 'Écrirez', 'Aurez', 'Lirez', 'Pourront', 'Iront'])(
    'the future %s, with a capital',
    (verb) => expect(foundIn('fr', `${verb}-t-il long ?`)).toEqual([verb]),
  );
});

describe('reports « tu » in', () => {
  it.each([
    ['Le tour de ta pièce avec tes outils.', ['ta', 'tes']],
    ['Faites-le toi-même.', ['toi']],
    ['Il t’aide, il te suit.', ['t', 'te']],
    ['Ouvrez ton **Mur**, ton salon, le tien.', ['ton', 'ton', 'tien']],
    [
      'Fais le tour, clique sur le mur, puis prends ton temps.',
      ['ton', 'Fais', 'clique', 'prends'],
    ],
    ['Ouvre le plan. Ferme-le.', ['Ouvre', 'Ferme']],
    [
      '<Steps>\n\n1. **Sélectionne** le mur.\n2. N’oublie pas le toit.\n\n</Steps>',
      ['Sélectionne', 'N’oublie'],
    ],
    ['Place la table. Connecte-toi.', ['Place', 'Connecte-toi']],
    ['Peux-tu voir le mur ? Puis assieds-toi.', ['Peux-tu', 'assieds-toi']],
    ['Agrandis le mur, puis réduis la pièce.', ['Agrandis', 'réduis']],
    ['Masque le plan. Démarre.\n\n1. Redémarre', ['Masque', 'Démarre', 'Redémarre']],
    ['- Fais le tour.\n- Tu ouvres le plan.', ['Fais', 'Tu']],
    [
      'Ne ferme pas. Ne bouge jamais. Ne touche rien. Ne clique plus.',
      ['Ne ferme', 'Ne bouge', 'Ne touche', 'Ne clique'],
    ],
    ['Suis-moi. Prends-en. Ajoute-y un mur.', ['Suis', 'Prends', 'Ajoute']],
    [
      'Copie l’étage. Trace un mur. Pose une porte. Vide les pièces.',
      ['Copie', 'Trace', 'Pose', 'Vide'],
    ],
    [
      'Le menu et clique, ou refais. La tienne, les tiennes.',
      ['clique', 'refais', 'tienne', 'tiennes'],
    ],
  ] as const)('%j', (body, found) => {
    expect(foundIn('fr', body)).toEqual(expect.arrayContaining([...found]));
    expect(foundIn('fr', body)).toHaveLength(found.length);
  });
});

describe('leaves alone', () => {
  it.each([
    [
      'fr',
      'Vaste plan. Lister. Note lecture. Masque latéral. Recherche unique. Le bon ton. Ira Levin.',
    ],
    ['fr', 'Un ton plus clair, ton sur ton, du même ton que le mur, un ton vif.'],
    ['fr', 'Elle ouvre la dalle, ferme le mur et trace un trait. Entre deux murs, rien.'],
    ['fr', 'Un clic droit, un double-clic. Cliquez avec le bouton droit, double-cliquez.'],
    ['fr', '- **Affiche** les murs.\n  * Ferme la pièce.\n- Masque les meubles.'],
    ['fr', 'Copie des murs. Masque de fond. Recherche : un mot. Entre deux murs, rien.'],
    ['fr', 'Place libre. **Copie de l’étage actuel** suit. Note : la règle.'],
    ['fr', '| Outil | Effet |\n| --- | --- |\n| Trémie | Ouvre la dalle |'],
    ['fr', 'Ne pas fermer. Ne cliquez pas. Le navigateur\noublie la page.'],
    ['fr', 'Que fait-il ? Affiche-t-il le mur ? Un mur en T, un t de 10 cm.'],
    [
      'fr',
      'Cliquez lentement, puis cliquez le plus près possible du coin, cliquez le long du mur.',
    ],
    ['fr', 'Ouvrez, tirez, retirez, mesurez, restaurez, cadrez, serrez, désirez, insérez.'],
    ['fr', 'La caméra, la camera, Opera, Sandra, le Jura, et cetera, un rez-de-chaussée.'],
    ['fr', 'Une terra cotta, une caldera, la riviera, un libera, une terra-cotta.'],
    ['fr', 'Délirez, éclairez, admirez, respirez, livrez, enivrez, couvrez ; M. Perez, Riviera.'],
    ['fr', 'Il pourrait durer, le front est courant.'],
    ['en', 'Choose your US size, in US units.'],
    ['en', 'It will not be able to draw.'],
    ['en', 'It won’t be able to draw.'],
  ] as const)('in %s: %s', (locale, body) => {
    expect(foundIn(locale, body)).toEqual([]);
  });
});
