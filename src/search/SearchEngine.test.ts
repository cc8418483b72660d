import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {answer} from './answer';
import {SearchEngine} from './SearchEngine';
import type {IndexedPage, SearchIndex} from './SearchIndex';
import {packGroups} from './synonyms/packGroups';
import {synonymGroups} from './synonyms/synonymGroups';

function page(url: string, title: string, more: Partial<IndexedPage> = {}): IndexedPage {
  return {url, title, crumbs: [], description: '', keywords: [], sections: [], ...more};
}

const index: SearchIndex = {
  language: 'fr',
  popular: [0],
  synonyms: packGroups(synonymGroups('fr')),
  pages: [
    page('/fr/murs', 'Dessiner les murs et les pièces', {
      keywords: ['cloison', 'angle droit'],
      sections: [
        {
          kind: 'section',
          hash: '#outer',
          title: 'Tracer les murs',
          text: 'Cliquez sur le premier angle, puis tracez.',
        },
        {
          kind: 'symptom',
          hash: '#open',
          title: 'Ma pièce ne se ferme pas',
          text: 'Un angle n’est pas jointif.',
        },
      ],
    }),
    page('/fr/terrasses', 'Aménager un jardin ou une terrasse', {
      keywords: ['clôture', 'piscine'],
      sections: [
        {
          kind: 'section',
          hash: '#deck',
          title: 'Créer une terrasse',
          text: 'La terrasse en bois longe le mur.',
        },
        {
          kind: 'symptom',
          hash: '#no-rooms',
          title: 'Je vois les murs, mais pas les pièces',
          text: 'Affichez-les.',
        },
      ],
    }),
    page('/fr/compte', 'Changer votre mot de passe', {
      description: 'Le mot de passe de votre compte.',
    }),
    page('/fr/sous-sol', 'Créer un étage et un sous-sol', {keywords: ['rez-de-chaussée']}),
    page('/fr/fermer', 'Fermer votre compte', {keywords: ['clôturer un compte']}),
    page('/fr/pilote', 'Mettre à jour le pilote', {keywords: ['bon pilote']}),
    page('/fr/visite', 'Visiter', {keywords: ['créer un étage', '?'], description: 'Vue 3D'}),
    page('/fr/questions', 'Questions', {keywords: ['ça ne marche pas', 'bug', 'panne']}),
    page('/fr/modele', 'Modèle d’article', {
      isLast: true,
      description: 'Dessiner les murs : un exemple de mur.',
      sections: [
        {kind: 'section', hash: '#code', title: 'Code', text: 'shortEnglishId terrassebois'},
        {kind: 'section', hash: '#example', title: 'Fermer une pièce', text: 'Un exemple.'},
        {kind: 'section', hash: '#wood', title: 'Bois', text: 'Un exemple.'},
      ],
    }),
  ],
};
const engine = new SearchEngine(index);

function urls(query: string): string[] {
  return engine.rank(query).pages.map(({page: at}) => index.pages[at]?.url ?? '');
}

describe('the order of pages', () => {
  it.each([
    ['dessiner', '/fr/murs'],
    ['deciner des murs', '/fr/murs'],
    ['cloison', '/fr/murs'],
    ['terase', '/fr/terrasses'],
    ['terr', '/fr/terrasses'],
    // The dead key of an accent waits for its letter.
    ['ter^', '/fr/terrasses'],
    ['3 d', '/fr/visite'],
    // The key that shows the shortcuts.
    ['?', '/fr/visite'],
    ['comment faire une cloison ?', '/fr/murs'],
    ['mdp', '/fr/compte'],
    ['password', '/fr/compte'],
    ['sous sol', '/fr/sous-sol'],
    ['soussol', '/fr/sous-sol'],
    ['rdc', '/fr/sous-sol'],
    ['cloture', '/fr/terrasses'],
    ['rendre la cloison', '/fr/murs'],
    ['clture', '/fr/terrasses'],
    ['clôturer mon compte', '/fr/fermer'],
    ['motdepasse', '/fr/compte'],
    ['motdepases', '/fr/compte'],
    ['portecloison', '/fr/murs'],
    ['lapiece', '/fr/murs'],
    // A keyword of one page, word for word, before the beginning of another’s title.
    ['créer un étage', '/fr/visite'],
    ['ajouter un étage', '/fr/sous-sol'],
    ['une cloison de 20cm', '/fr/murs'],
    // A sample of code has it, but readers only forgot the space.
    ['terrassebois', '/fr/terrasses'],
    ['xqzvwk jkwxz vvqkz wqxjk kkwvx zzxqw qqwzk mur', '/fr/murs'],
    ['comment faire pour que ma piece se ferme ?', '/fr/murs'],
    ['terrasse xqzvwk', '/fr/terrasses'],
    // What goes wrong, not that it does.
    ['le mur ne marche pas', '/fr/murs'],
    ['bug terrasse', '/fr/terrasses'],
    // What happens before what happens meanwhile.
    ['la terrasse saute quand je ferme une pièce', '/fr/terrasses'],
    ['la pièce se ferme quand je crée une terrasse', '/fr/murs'],
  ])('"%s" finds %s first', (query, url) => {
    expect(urls(query)[0]).toBe(url);
  });

  it('puts the pages that are marked so last', () => {
    expect(urls('mur').at(-1)).toBe('/fr/modele');
  });

  it('leads to the subject of a worked example, though the example has the very words', () => {
    expect(urls('fermer une pièce')[0]).toBe('/fr/murs');
  });

  it('leads to an article that says the word before a sample that is headed by it', () => {
    expect(urls('bois')).toEqual(['/fr/terrasses', '/fr/modele']);
  });

  it('leaves out a sample that says what an article is about', () => {
    expect(urls('fermer')).toContain('/fr/fermer');
    expect(urls('fermer')).not.toContain('/fr/modele');
  });

  it('finds what is up to date by no word for a day', () => {
    expect(urls('mise à jour')[0]).toBe('/fr/pilote');
    expect(urls('jour')).not.toContain('/fr/pilote');
    expect(urls('heure du jour')).not.toContain('/fr/pilote');
  });

  it('does not guess at short or known words', () => {
    expect(urls('xqz')).toEqual([]);
    expect(urls('')).toEqual([]);
    expect(urls('comment faire')).toEqual([]);
    expect(urls('bonjour')).toEqual([]);
  });

  it('guesses at the titles of pages that come last, not at the words of their samples', () => {
    expect(urls('modle')).toEqual(['/fr/modele']);
    expect(urls('mode')).toEqual(['/fr/modele']);
    expect(urls('shortenglishid')).toEqual(['/fr/modele']);
    expect(urls('shortenlgishid')).toEqual([]);
    expect(urls('shortengli')).toEqual([]);
  });
});

describe('an answer', () => {
  it('leads to the symptom in the reader’s words', () => {
    const [first] = answer(engine, 'ma piece ne se ferme pas', 5).hits;
    expect(first?.isSectionBest).toBe(true);
    expect(first?.sections[0]).toMatchObject({url: '/fr/murs#open'});
    expect(
      first?.sections[0]?.title.filter(({isMarked}) => isMarked).map(({text}) => text),
    ).toEqual(['pièce', 'ferme']);
  });

  it.each(['Je vois les murs, mais pas les pièces', 'je vois les murs mais pas les pieces'])(
    'leads to the symptom that is typed word for word: %s',
    (query) => {
      const [first] = answer(engine, query, 5).hits;
      expect(first?.isSectionBest).toBe(true);
      expect(first?.sections[0]?.url).toBe('/fr/terrasses#no-rooms');
    },
  );

  it('names the words that are on no page', () => {
    const {words} = answer(engine, 'terrasse xqzvwk', 5);
    expect(words).toEqual([
      {text: 'terrasse', isKnown: true},
      {text: 'xqzvwk', isKnown: false},
    ]);
  });

  it('does not name the beginning of a question', () => {
    const {words} = answer(engine, 'qu’est-ce', 5);
    expect(words.filter(({isKnown}) => !isKnown)).toEqual([]);
  });

  it('offers other pages when nothing fits', () => {
    const {hits, suggestions} = answer(engine, 'xqzvwk', 5);
    expect(hits).toEqual([]);
    expect(suggestions.map(({url}) => url)).toContain('/fr/murs');
  });

  it('gives back the text of titles whole', () => {
    for (const {title, name} of answer(engine, 'mur terrasse', 9).hits) {
      expect(title.map(({text}) => text).join('')).toBe(name);
    }
  });

  it.each([
    '*',
    '+-:~^',
    '"',
    "'",
    '\\',
    '🙂',
    '<img src=x onerror=alert(1)>',
    'a'.repeat(3000),
    '   ',
    '\u0000',
  ])('is calm about %j', (query) => {
    expect(() => answer(engine, query, 5)).not.toThrow();
  });

  it('never fails, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme', maxLength: 80}), (query) => {
        expect(answer(engine, query, 5).query).toBe(query);
      }),
      {numRuns: 300},
    );
  });
});

it('weighs a word that no page holds as much as what it means there', () => {
  const plans = page('/fr/plans', 'Importer un plan', {keywords: ['plan', 'plan scanné']});
  const keys = page('/fr/touches', 'Raccourcis', {
    sections: [{kind: 'row', hash: '#fit', title: 'Ajuster le plan à l’écran', text: ''}],
  });
  const others = ['a', 'b', 'c', 'd'].map((name) => page(`/fr/${name}`, 'Compte'));
  const small = new SearchEngine({...index, pages: [plans, keys, ...others]});
  const [best] = small.rank('recentrer le plan').pages;
  expect(best?.page).toBe(1);
});

it('weighs what is done less than what it is done to', () => {
  const [first, second] = [page('/fr/a', 'Supprimer un décor'), page('/fr/b', 'Réparer un toit')];
  const small = new SearchEngine({...index, pages: [first, second]});
  const [best] = small.rank('supprimer le toit').pages;
  expect(best?.page).toBe(1);
});

it('takes « suppr » for the verb as well as for the key', () => {
  const keys = page('/fr/a', 'Raccourcis', {keywords: ['Suppr']});
  const account = page('/fr/b', 'Supprimer votre compte');
  const others = ['c', 'd', 'e'].map((name) => page(`/fr/${name}`, 'Votre compte'));
  const small = new SearchEngine({...index, pages: [keys, account, ...others]});
  expect(small.rank('suppr mon compte').pages[0]?.page).toBe(1);
  expect(small.rank('suppr').pages[0]?.page).toBe(0);
});

it('weighs the name of another tool less than what is looked for', () => {
  const plans = page('/fr/plans', 'Importer un plan', {keywords: ['DWG', 'AutoCAD', 'SketchUp']});
  const keys = page('/fr/touches', 'Raccourcis', {
    sections: [{kind: 'row', hash: '#turn', title: 'Tourner autour de la maison', text: ''}],
  });
  const small = new SearchEngine({...index, pages: [plans, keys]});
  const first = (query: string): number | undefined => small.rank(query).pages[0]?.page;
  expect(first('orbite comme dans sketchup')).toBe(1);
  expect(first('tourner autour comme sweet home 3d')).toBe(1);
  // Alone, it is all there is to go by.
  expect(first('sketchup')).toBe(0);
  expect(first('revit')).toBe(0);
});

it('weighs a number less than what it measures', () => {
  const scales = page('/fr/a', 'Échelles', {keywords: ['20', '50']});
  const walls = page('/fr/b', 'Murs', {description: 'Dessinez un mur, une cloison.'});
  const others = ['c', 'd', 'e', 'f'].map((name) => page(`/fr/${name}`, 'Autour d’un mur'));
  const small = new SearchEngine({...index, pages: [scales, walls, ...others]});
  expect(small.rank('mur de 20').pages[0]?.page).toBe(1);
  expect(small.rank('20').pages[0]?.page).toBe(0);
});

it('leaves the answer where it is while the next word only begins', () => {
  const rows = ['Ctrl + D', 'Ctrl + Z'].map(
    (text) => ({kind: 'row', hash: '#key', title: 'Dupliquer', text}) as const,
  );
  const keys = page('/fr/a', 'Raccourcis', {keywords: ['D', 'Z'], sections: rows});
  const password = page('/fr/b', 'Changer un mot de passe');
  const shapes = page('/fr/c', 'Une pièce en L', {keywords: ['2,50 m']});
  const small = new SearchEngine({...index, pages: [keys, password, shapes]});
  const first = (query: string): number | undefined => small.rank(query).pages[0]?.page;
  expect(first('changer d')).toBe(1);
  expect(first('changer un mot de passe z')).toBe(1);
  // A letter that is whole: a key, a shape, a unit; or all there is.
  for (const query of ['ctrl d', 'touche d', 'q s d', 'd', 'le d'])
    expect(first(query), query).toBe(0);
  for (const query of ['mot en L', 'passe 2,50 m']) {
    expect(
      small.rank(query).units.map(({text}) => text),
      query,
    ).toContain(query.slice(-1));
  }
});

it('takes two small words without a space for what they are', () => {
  const tools = page('/fr/a', 'Outils', {keywords: ['que voulez-vous faire']});
  const walls = page('/fr/b', 'Dessiner un mur');
  const heading = {kind: 'section', hash: '#what', title: 'Que faire ?', text: ''} as const;
  const small = new SearchEngine({...index, pages: [{...tools, sections: [heading]}, walls]});
  expect(small.rank('faireun mur').pages.map(({page: at}) => at)).toEqual([1]);
});

it('reads what was pasted with its HTML, and a tag that is all there is', () => {
  const read = (query: string): string[] => engine.rank(query).units.map(({text}) => text);
  expect(read('&amp; <b>mur</b>')).toEqual(['mur']);
  expect(read('<Symptom>')).toEqual(['Symptom']);
  expect(read('mur < 20 cm')).toEqual(['mur', '20', 'cm']);
});

it('finds a length that is typed as it is said', () => {
  const walls = page('/fr/a', 'Murs', {keywords: ['2,50 m']});
  const others = ['2 m', '50 m', '10 cm'].map((keyword) =>
    page('/fr/b', 'Murs', {keywords: [keyword]}),
  );
  const small = new SearchEngine({...index, pages: [...others, walls]});
  const first = (query: string): number | undefined => small.rank(query).pages[0]?.page;
  for (const query of ['2m50', '2 m 50', 'mur de 2M50']) expect(first(query), query).toBe(3);
  expect(first('3 m 10 cm')).toBe(2);
});

it('looks for the thing that does not show, rather than for things that do not show', () => {
  const trouble = page('/fr/a', 'Rien n’apparaît', {keywords: ['invisible', 'disparu']});
  const wallpaper = page('/fr/b', 'Murs', {
    sections: [
      {kind: 'section', hash: '#paper', title: 'Poser du papier', text: ''},
      {kind: 'section', hash: '#house', title: 'Habiller la maison', text: ''},
    ],
  });
  const small = new SearchEngine({...index, synonyms: [], pages: [trouble, wallpaper]});
  const first = (query: string): number | undefined => small.rank(query).pages[0]?.page;
  for (const query of ['le papier n’apparaît pas', 'papier invisible', 'mon papier a disparu'])
    expect(first(query), query).toBe(1);
  for (const query of ['n’apparaît pas', 'disparu', 'la maison a disparu'])
    expect(first(query), query).toBe(0);
});

it('leaves a question that it understands by half to the page that speaks most of the rest', () => {
  const speakingOf = (url: string, ...titles: string[]): IndexedPage =>
    page(url, 'Murs', {
      sections: titles.map((title, at) => ({kind: 'section', hash: `#${at}`, title, text: ''})),
    });
  const pages = [
    speakingOf('/fr/a', 'Chaise'),
    speakingOf('/fr/b', 'Aligner une chaise', 'Tourner une chaise'),
  ];
  const small = new SearchEngine({...index, synonyms: [], pages});
  const first = (query: string): number | undefined => small.rank(query).pages[0]?.page;
  expect(first('chaise')).toBe(0);
  expect(first('guillocher zwrtqk chaise')).toBe(1);
});

it('asks once for a word that is typed twice', () => {
  const units = engine.rank('ça tourne ça tourne et le mur tournait').units;
  expect(units.map(({text}) => text)).toEqual(['tourne', 'mur']);
});

it('weighs the device on which a thing is done less than the thing, unless it goes wrong there', () => {
  const devices = page('/fr/a', 'Tablettes et iPad', {keywords: ['iPad', 'la 3D']});
  const plants = page('/fr/b', 'Arbres', {description: 'Plantez un arbre, une haie.'});
  const others = ['c', 'd', 'e', 'f'].map((name) => page(`/fr/${name}`, 'Autour d’un arbre'));
  const small = new SearchEngine({...index, synonyms: [], pages: [devices, plants, ...others]});
  const asides = (query: string): string[] =>
    small.rank(query).units.flatMap(({text, isAside}) => (isAside ? [text] : []));
  for (const query of ['sur iPad planter une haie', 'une haie sur mon iPad', 'haie sur l’iPad'])
    expect(asides(query), query).toEqual(['iPad']);
  for (const query of ['la haie bugue sur iPad', 'pas de 3D sur mon iPad'])
    expect(asides(query), query).toEqual([]);
  expect(asides('la haie d’un iPad')).toEqual([]);
});

it('weighs what a thing is likened to less than the thing', () => {
  const asides = (query: string): string[] =>
    engine.rank(query).units.flatMap(({text, isAside}) => (isAside ? [text] : []));
  expect(asides('séparer une terrasse comme un mur')).toEqual(['mur']);
  expect(asides('comme un mur')).toEqual([]);
  expect(asides('un mur comme les pièces')).toEqual([]);
});
