import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {answer} from './answer/answer';
import {engine, index} from './exampleIndex';
import {specialCharacters} from './specialCharacters';

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
    ...specialCharacters,
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
