import {expect, it} from 'vitest';
import {itFinds} from '../faultCases';
import {placesOf} from '../strayPlaces';
import {strayMarkup} from './strayMarkup';

itFinds(strayMarkup, [
  {
    name: 'a bold word that is not closed',
    body: 'Select **Wall.',
    at: '8:8',
    says: 'bold word',
    remedy: '**word**',
  },
  {
    name: 'a heading without its space',
    body: 'Text.\n\n##Walls',
    at: '10:1',
    says: 'number sign',
    remedy: '## Title',
  },
  {
    name: 'a title without its space',
    body: 'Text.\n\n#Walls',
    at: '10:1',
    says: 'number sign',
    remedy: '## Title',
  },
  {
    name: 'a callout whose title has no brackets',
    body: ':::note My title\n\nText.\n\n:::',
    at: '8:1',
    says: 'callout is not recognised',
    remedy: 'in square brackets, without a space before them: :::note[My title]',
  },
  {
    name: 'a callout with a space after its colons',
    body: '::: tip\n\nText.\n\n:::',
    at: '8:1',
    says: 'callout is not recognised',
    remedy: 'right after the colons: :::tip',
  },
  {
    name: 'the closing line of a callout that was not opened',
    body: 'Text.\n\n:::',
    at: '10:1',
    says: 'no callout for them to end',
    remedy: ':::note',
  },
  {
    name: 'a callout inside a line',
    body: 'Text :::note\n\nMore.',
    at: '8:6',
    says: 'callout is not recognised',
    remedy: 'a line of its own',
  },
]);

it.each([
  ['See [this][foo].', 10],
  ['See [**this**][foo].', 14],
])('reports a link without a target address: %s', (body, column) => {
  expect(placesOf(body)).toEqual([[8, column, expect.stringContaining('where it leads')]]);
});

it.each([
  ['See [this] (./walls.mdx).', 10],
  ['See [this] (#here).', 10],
  ['See [this](./the walls.mdx).', 10],
  ['See (this)[walls.mdx].', 10],
])('reports a link containing a space: %s', (body, column) => {
  expect(placesOf(body)).toEqual([[8, column, 'The brackets of a link are visible in the page.']]);
});

it('checks only the text of the page for incomplete addresses', () => {
  const body = 'A [list](./walls.mdx).\n\n- **Wall**\n\n[https://example.org]';
  expect(placesOf(body)).toEqual([]);
});

it.each([
  ['Select *Wall now.', 8, 'italics'],
  ['*Walls\n*Doors', 1, 'italics'],
  ['Select _Wall now.', 8, 'italics'],
  ['h2. Outer walls', 1, 'Jira'],
  ['Draw ~~the walls.', 6, 'tildes'],
  ['See (this)[./walls.mdx].', 10, 'brackets of a link'],
  ['Type `Wall.', 6, 'backtick'],
  ['Select \\*\\*Wall\\*\\*.', 8, 'bold word'],
  ['!!! note\n    A detail.', 1, 'name of a callout'],
  ['1️⃣ Click.', 1, 'an emoji'],
  ['✅ Done. 😊', 1, 'an emoji'],
  ['Attention ⚠️', 11, 'an emoji'],
  ['![Plan](C:\\My pictures\\plan.png)', 1, 'signs of an image'],
  ['See [[Walls]].', 5, 'brackets of a link'],
])('reports Markdown characters without effect: %j', (body, column, says) => {
  expect(placesOf(body)).toEqual([[8, column, expect.stringContaining(says)]]);
});

it('accepts the same characters in a sentence', () => {
  expect(placesOf('2 * 3, 2*3, Wall*, a_b, \\*Wall, \\_Wall, ~5, (a)[b].')).toEqual([]);
});

it('accepts a dash in a sentence, a negative number and command-line options', () => {
  expect(placesOf('A wall – thin –\n-5 °C, or 3.5 m.\n`-o`')).toEqual([]);
});

it('reports a callout whose title lacks its brackets once, and not its closing line', () => {
  expect(placesOf(':::note My title\n\nA.\n\n:::')).toEqual([
    [8, 1, expect.stringContaining('callout is not recognised')],
  ]);
  expect(placesOf(':::note My title\n\nA.\n\n:::\n\nB.\n\n:::')).toHaveLength(2);
});

it('reports a callout in the syntax of another site', () => {
  expect(placesOf('> [!NOTE]\n> A detail.')).toEqual([
    [8, 3, expect.stringContaining('name of a callout')],
  ]);
});

it('accepts brackets before a comment, and a number before its unit', () => {
  expect(placesOf('Key [A] (on the left): 12\u00a0cm.\n12\u00a0cm too, 3.\u00a0')).toEqual([]);
});

it('accepts brackets in text, and a link defined elsewhere', () => {
  expect(placesOf('A [b] c, `[a][b]`, \\[a\\]\\[b\\].\n\n[a][b]\n\n[b]: ./walls.mdx')).toEqual([]);
});

it.each([
  ['A wall is < Fact name="wallHeight" /> high.', 'a space after its <'],
  ['Open chrome://settings now.', 'address of a program'],
])('reports what was meant as an element of the page: %s', (body, says) => {
  expect(placesOf(body)).toEqual([[8, expect.any(Number), expect.stringContaining(says)]]);
});

it('accepts an address that is a word or a link', () => {
  const body = '<Address>chrome://settings</Address>\n\nSee https://example.com, 2 < 3 > 1.';
  expect(placesOf(body)).toEqual([]);
});

it('reports characters that other programs read as markup or a formula', () => {
  const marked = expect.stringContaining('Equals signs are visible');
  const formula = expect.stringContaining('signs of a formula');
  expect(placesOf('A ==long== wall.')).toEqual([[8, 3, marked]]);
  expect(placesOf('A room of $x^2$ metres.')).toEqual([[8, 11, formula]]);
  expect(placesOf('A room of x^2^ metres.')).toEqual([[8, 11, formula]]);
  expect(placesOf('It costs $5, or $6. If a == b, type `a^b`.')).toEqual([]);
});
