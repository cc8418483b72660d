import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {checkSite} from '../checkContent';
import {fakePage, fakeSite} from '../fakeSite';
import {applyEdits} from '../faults/fixFaults';
import {maskCharacter} from '../prose/proseOf';
import {correctionsOf} from './Correction';
import {englishTypography} from './englishTypography';
import {frenchTypography} from './frenchTypography';

const french = 'i18n/fr/docusaurus-plugin-content-docs/current/walls.mdx';
const english = 'docs/walls.mdx';

/** The body of a page after `--fix` corrects its typography. */
function mended(file: string, body: string): string {
  let source = fakePage(body);
  for (let round = 0; round < 5; round++) {
    const faults = checkSite(fakeSite({[file]: source}));
    const typography = faults.filter(({rule}) => rule === 'typography');
    source = applyEdits(
      source,
      typography.flatMap(({fix}) => fix ?? []),
    );
  }
  return source.split('---\n').slice(2).join('---\n').trim();
}

const show = (text: string) => text.replace(/\u00a0/g, '~');

describe('quotation marks around Markdown, tags and code', () => {
  it.each([
    ['Cliquez "**Mur**" ici.', 'Cliquez «~**Mur**~» ici.', 'Cliquez “**Mur**” ici.'],
    [
      'Le "[lien](./index.mdx)" va.',
      'Le «~[lien](./index.mdx)~» va.',
      'Le “[lien](./index.mdx)” va.',
    ],
    ['"`code`"', '«~`code`~»', '“`code`”'],
    [
      '"<Key name="escape" />", puis',
      '«~<Key name="escape" />~», puis',
      '“<Key name="escape" />”, puis',
    ],
    ['"https://example.com"', '«~https://example.com~»', '“https://example.com”'],
    ['- "**Mur**"\n- **"Mur"**', '- «~**Mur**~»\n- **«~Mur~»**', '- “**Mur**”\n- **“Mur”**'],
    ['"Un "petit" mot"', '«~Un “petit” mot~»', '“Un ‘petit’ mot”'],
    ['"Deux\nlignes"', '«~Deux\nlignes~»', '“Deux\nlignes”'],
    ['« Un "petit" mot »', '«~Un “petit” mot~»', '“Un ‘petit’ mot”'],
    ['24" et "27', '24" et "27', '24" et "27'],
    ['- un "mot\n- deux"', '- un "mot\n- deux"', '- un "mot\n- deux"'],
  ])('%s', (body, inFrench, inEnglish) => {
    expect([show(mended(french, body)), show(mended(english, body))]).toEqual([
      inFrench,
      inEnglish,
    ]);
  });

  it('replaces “…” by « … » at the beginning of a French text', () => {
    expect(show(mended(french, 'Un “mot”, « un “autre” ».'))).toBe('Un «~mot~», «~un “autre”~».');
    expect(mended(english, 'One “word”.')).toBe('One “word”.');
  });
});

const masks = (text: string) => text.split(maskCharacter).length;
const languages = [frenchTypography, englishTypography];

it('a correction neither reads nor changes masked text', () => {
  const characters = [...`"'«»“” .,:;!?…°%×>\n4am${maskCharacter}${maskCharacter}`, ' m²', '12500'];
  const text = fc.array(fc.constantFrom(...characters)).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.constantFrom(...languages), (source, rules) => {
      for (const {startOffset, endOffset, text: written} of correctionsOf(source, rules)) {
        expect(source.slice(startOffset, endOffset) + written).not.toContain(maskCharacter);
      }
      expect(masks(applyEdits(source, correctionsOf(source, rules)))).toBe(masks(source));
    }),
    {numRuns: 2000},
  );
});

it('a rule that spans a mask corrects nothing', () => {
  const rule = {pattern: /"(.+)"/gu, text: '“$1”', what: '', remedy: ''};
  expect(correctionsOf(`"a${maskCharacter}b"`, [rule])).toEqual([]);
  expect(correctionsOf('"ab"', [rule])).toHaveLength(1);
});

it('words, tags, links and code of a page are kept, whatever the quotation marks', () => {
  const parts = [
    '"',
    '"',
    "'",
    ' ',
    'mot',
    '**Mur**',
    '[le lien](./a.mdx)',
    '`a "b" c`',
    '<Key name="escape" />',
    'https://example.com',
    '« un »',
    '“un”',
  ];
  const withoutMarks = (text: string) => text.replace(/["'’‘«»“”\s]/gu, '');
  const body = fc
    .array(fc.constantFrom(...parts), {maxLength: 12})
    .map((all) => `Mot ${all.join('')} mot`);
  fc.assert(
    fc.property(body, fc.constantFrom(french, english), (text, file) => {
      expect(withoutMarks(mended(file, text))).toBe(withoutMarks(text));
    }),
    {numRuns: 60},
  );
});
