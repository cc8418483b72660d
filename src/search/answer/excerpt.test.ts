import {describe, expect, it} from 'vitest';
import {analysisOf} from '../analysis/analysisOf';
import {TextReader} from '../indexing/TextReader';
import {Concepts} from '../synonyms/Concepts';
import {Marker, type Stretch} from './excerpt';

const analysis = analysisOf('fr');
const groups = [{name: 'facade', words: ['façade', 'mur extérieur', 'e-mail']}];

function markerOf(...stems: string[]): Marker {
  const concepts = new Concepts(analysis, groups, () => undefined);
  return new Marker(
    new TextReader(analysis, concepts),
    new Map(stems.map((stem, asked) => [stem, asked])),
  );
}

/** A text with its marked words in brackets. */
function inBrackets(stretches: readonly Stretch[]): string {
  return stretches.map(({text, isMarked}) => (isMarked ? `[${text}]` : text)).join('');
}

function excerpt(text: string, length: number, ...stems: string[]): string {
  return inBrackets(markerOf(...stems).excerpt(text, length));
}

describe('a mark', () => {
  it.each([
    [
      'is on every word of a synonym',
      ['§facade'],
      'Les murs extérieurs',
      'Les [murs] [extérieurs]',
    ],
    [
      'is on the searched word only',
      ['mur', '§facade'],
      'Les murs extérieurs',
      'Les [murs] extérieurs',
    ],
    ['includes a hyphen', ['§facade'], 'Votre e-mail', 'Votre [e-mail]'],
    ['ends before a space', ['mur', 'port'], 'Un mur porte', 'Un [mur] [porte]'],
  ])('%s', (_case, stems, text, expected) => {
    expect(inBrackets(markerOf(...stems).mark(text))).toBe(expected);
  });
});

describe('an excerpt', () => {
  it.each([
    ['is the whole text if it fits', 'Le mur porteur', 20, 'Le [mur] porteur'],
    ['ends before a word that does not fit', 'Un deux trois quatre cinq six', 12, 'Un deux…'],
    [
      'is around the word',
      'Un plan. Des portes et des fenêtres. Le mur est là. Et la suite du texte',
      20,
      '…\u00a0Le [mur] est là. Et la…',
    ],
    [
      'begins with a sentence before the word when the text ends soon after it',
      'Un plan. Des portes et des fenêtres. Elles sont dans un mur.',
      26,
      '…\u00a0Elles sont dans un [mur].',
    ],
    [
      'has the end of the text in what it has room for',
      'Un plan avec des portes et des fenêtres qui sont toutes dans un mur.',
      26,
      '…\u00a0sont toutes dans un [mur].',
    ],
    [
      'knows a question for a sentence',
      'Un plan avec tout ? Le mur est là. Et la suite du texte',
      20,
      '…\u00a0Le [mur] est là. Et la…',
    ],
    ['cuts a word that alone is too long', 'x'.repeat(306), 10, `${'x'.repeat(10)}…`],
    [
      'ends with the ellipsis alone after a sentence',
      'Le mur est-il droit\u202f? Et la suite du texte',
      22,
      'Le [mur] est-il droit…',
    ],
    ['leaves one out after others', `Le mur ${'x'.repeat(306)}`, 10, 'Le [mur]…'],
  ])('%s', (_case, text, length, expected) => {
    expect(excerpt(text, length, 'mur')).toBe(expected);
  });
});

describe('on a phone, which shows two lines', () => {
  const start = 'Ouvrez le menu de votre profil, puis choisissez les réglages de la vue en plan';
  it.each([
    ['a text that fits', `${start}, du toit et du mur`],
    ['a text that ends soon after it', `${start}, du toit, du jardin, de la terrasse et du mur`],
    ['a long sentence', `${start}, du toit et du mur. ${'Et la suite du texte. '.repeat(9)}`],
    [
      'a sentence that begins far before it',
      `Un plan. ${start}, le mur. ${'Et la suite. '.repeat(9)}`,
    ],
  ])('shows the first word in %s', (_case, text) => {
    expect(excerpt(text, 150, 'mur').indexOf(']')).toBeLessThan(58);
  });

  it('starts at the beginning of the text if one of its words is visible from there', () => {
    expect(excerpt(`Le mur. ${start}, le mur et la porte`, 150, 'mur', 'port')).toMatch(
      /^Le \[mur/,
    );
  });
});

it('does not mark another kind of the requested thing', () => {
  const rooms = [{name: 'kind-room', words: ['pièce', 'cuisine', 'salon']}];
  const concepts = new Concepts(analysis, rooms, () => undefined);
  const meant = new Map([['§kind-room', 0]]);
  const marker = new Marker(new TextReader(analysis, concepts), meant);
  expect(inBrackets(marker.mark('Le salon est une pièce'))).toBe('Le salon est une [pièce]');
  expect(concepts.spellingsOf('§kind-room')).toEqual(['piece']);
});

it('starts at the beginning below a title that contains the query', () => {
  const text =
    'Deux côtés ne se touchent pas. Zoomez sur chaque angle, puis tirez le mur vers la gauche.';
  const marker = markerOf('mur', 'angl');
  expect(inBrackets(marker.excerpt(text, 32, 'Un mur et un angle'))).toBe(
    'Deux côtés ne se touchent pas…',
  );
  // What the title leaves open is what the reader looks for.
  expect(inBrackets(marker.excerpt(text, 50, 'Un mur'))).toBe(
    '…\u00a0Zoomez sur chaque [angle], puis tirez le [mur] vers la gauche.',
  );
});

it('counts each query word once, whatever matches it', () => {
  const concepts = new Concepts(analysis, groups, () => undefined);
  const meant = new Map([
    ['facad', 0],
    ['pignon', 0],
    ['§facade', 0],
    ['briqu', 1],
  ]);
  const text =
    'La façade en brique. Puis, plus loin, bien plus loin, un pignon, une façade, un mur extérieur.';
  const marker = new Marker(new TextReader(analysis, concepts), meant);
  expect(inBrackets(marker.excerpt(text, 40))).toBe('La [façade] en [brique]. Puis, plus loin…');
});

it('says which of its words are in the other language, also when it begins or ends within them', () => {
  const text = 'Le navigateur écrit \u2068WebGL is not supported\u2069 : mettez-le à jour.';
  const inLanguages = (length: number) =>
    markerOf('webgl')
      .excerpt(text, length)
      .filter(({lang}) => lang === 'en')
      .map(({text: words}) => words);
  expect(inLanguages(100)).toEqual(['WebGL', ' is not supported']);
  expect(inLanguages(12)).toEqual(['WebGL', ' is']);
  expect(excerpt(text, 100, 'webgl')).toBe(
    'Le navigateur écrit [WebGL] is not supported : mettez-le à jour.',
  );
});
