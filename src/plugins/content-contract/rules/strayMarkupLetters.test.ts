import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {applyEdits} from '../faults/fixFaults';
import {placesOf} from '../strayPlaces';
import {strayMarkup} from './strayMarkup';

it.each([
  ['• a JPG file\n• a PDF file', 'bullet'],
  ['\uf0b7 a JPG file', 'bullet'],
  ['– a JPG file\n– a PDF file', 'bullet'],
  ['‣ a JPG file', 'bullet'],
  ['\u00b7\ta JPG file', 'bullet'],
  ['o\ta JPG file', 'bullet'],
  ['§\ta JPG file', 'bullet'],
  ['\u2212 a JPG file', 'bullet'],
  ['-A JPG file', 'no space after'],
  ['1.Click', 'no space after'],
  ['`4.5\u200b0`', 'invisible'],
  ['<Symptom id="a" title="A zero\u200bwidth" cause="It." />', 'invisible'],
  ['A zero\u200bwidth space', 'invisible'],
  ['A soft\u00adhyphen', 'invisible'],
  ['A vertical\u000btab', 'line break'],
  ['A line of\u2028another program', 'line break'],
  ['A mark of\u200f direction', 'invisible'],
])('reports text pasted from another program: %j', (body, what) => {
  expect(placesOf(body)[0]?.[2]).toContain(what);
});

it.each([
  ['\u00a0- a wall', 8],
  ['A wall.\n\u00a0\nA door.', 9],
  ['A wall.\n\n\u00a0\n\nA door.', 10],
])('reports a no-break space at the start of a line: %j', (body, line) => {
  expect(placesOf(body)).toEqual([[line, 1, expect.stringContaining('The line begins with')]]);
});

it.each([':smile: Done.', 'Done :thumbs_up:.', 'Done :+1:', 'Un mur\u00a0:warning:'])(
  'reports an emoji name as used in chats: %s',
  (body) => {
    expect(placesOf(body)).toEqual([
      [8, expect.any(Number), expect.stringContaining('name of an emoji')],
    ]);
  },
);

it.each([
  'At 1:a:b.',
  'The wall: high.',
  '`:smile:`',
  'From 12:30:15 on.',
  'Le mur : gris : clair',
])('accepts other colons: %s', (body) => {
  expect(placesOf(body)).toEqual([]);
});

it('reports an unmatched brace, but not in code or comments', () => {
  expect(placesOf('A } wall.')).toEqual([[8, 3, expect.stringContaining('A } is visible')]]);
  expect(placesOf('## A {/* #a */}\n\n`}` and {/* a remark */} more.')).toEqual([]);
});

it('accepts arrows, key symbols and rights symbols', () => {
  expect(placesOf('↔ → ✓ ⌘ ⇧ © ™ × 2')).toEqual([]);
});

it('reports invisible characters in the front matter, once per line', () => {
  const source = fakePage('Walls.', {title: '"Wa\u200bl\u200bls"', keywords: '[wa\u00adll]'});
  const faults = strayMarkup.check(fakeSite({'docs/walls.mdx': source}));
  expect(faults.map(({line, column}) => [line, column])).toEqual([
    [2, 11],
    [5, 14],
  ]);
});

/** The body of a page after `--fix`. */
function mended(body: string): string {
  const source = fakePage(body);
  const faults = strayMarkup.check(fakeSite({'docs/walls.mdx': source}));
  const fixed = applyEdits(
    source,
    faults.flatMap(({fix}) => fix ?? []),
  );
  return fixed.slice(source.indexOf(body)).trimEnd();
}

it.each([
  ['A so\u00adft hy\u00adphen, twice.', 'A soft hyphen, twice.'],
  ['One\u200b.\n\nTwo \u200etwo\ufeff, `4.5\u20600`.', 'One.\n\nTwo two, `4.50`.'],
])('removes what can be removed without changing words: %j', (body, whole) => {
  expect(mended(body)).toBe(whole);
});

it('leaves to writers what may stand for a line break, a bullet or a picture', () => {
  const body = 'A line\u2028and a\u000btab, \uf0b7 a sign, a\u200djoiner.';
  expect(mended(body)).toBe(body);
});

it.each(['4&nbsp;m', 'l&#8217;axe', '&eacute;tage', 'a &amp; b', '&#xE9;'])(
  'reports a character written as an entity: %s',
  (body) => {
    expect(placesOf(body)).toEqual([[8, expect.any(Number), expect.stringContaining('code')]]);
  },
);

it('accepts an ampersand', () => {
  expect(placesOf('Walls & doors; walls &doors. `&nbsp;`')).toEqual([]);
});

it('accepts French spacing, line breaks and tabs', () => {
  expect(placesOf('Un mur\u00a0: « 2,50\u202fm »\u202f;\nsur deux\tlignes.')).toEqual([]);
});
