import {expect, it} from 'vitest';
import {checkSite} from '../checkContent';
import {fakePage, fakeSite} from '../fakeSite';
import {english, french} from '../faultCases';
import {unwrittenDescription} from '../unwrittenDescription';
import {sameWords} from './sameWords';

/** A page with a component of each kind. */
const full =
  'A <Key name="escape" />.\n\n<ShortcutTable />\n\n<PlanFigure scene="closed-loop" caption="A." />\n\n<Result>\n\nB\n\n</Result>\n\n:::note\n\nC\n\n:::';

function found(own: string) {
  const files = {[english]: fakePage(full), [french]: fakePage(own)};
  return checkSite(fakeSite(files))
    .filter(({rule}) => rule === 'sameWords')
    .map(({file, line, what}) => ({file, line, what}));
}

it.each([
  ['<ShortcutTable />\n\n', '<ShortcutTable>, on line 10 of docs/walls.mdx, is missing', 10],
  [
    '<PlanFigure scene="closed-loop" caption="A." />\n\n',
    '<PlanFigure scene="closed-loop">, on line 12 of',
    12,
  ],
  ['<Result>\n\nB\n\n</Result>\n\n', '<Result>, on line 14 of', 14],
  ['\n\n:::note\n\nC\n\n:::', ':::note, on line 20 of', 14],
  [' <Key name="escape" />', '<Key name="escape">, on line 8 of', 1],
])('reports that %j is missing in the other language', (left, says, line) => {
  expect(found(full.replace(left, ''))).toEqual([
    {file: french, line, what: expect.stringContaining(says)},
  ]);
});

it.each([
  ['a callout', ':::note', ':::remarque'],
  ['a word', '<ShortcutTable', '<shortcutTable'],
  ['a key', '"escape"', '"échap"'],
  ['a scene', '"closed-loop"', '"closed"'],
])('leaves an unknown %s to the rule that lists the allowed values', (_, known, unknown) => {
  expect(found(full.replace(known, unknown))).toEqual([]);
});

it('reports what the English page lacks', () => {
  expect(found(`${full}\n\n<Result>\n\nD\n\n</Result>`)).toEqual([
    {file: french, line: 26, what: '<Result> is not in docs/walls.mdx.'},
  ]);
});

it('reports a different live figure at the same position', () => {
  const live = (name: string) => full.replace('closed-loop"', `closed-loop" live="${name}"`);
  const files = {[english]: fakePage(live('close-room')), [french]: fakePage(live('draw-wall'))};
  const whats = sameWords.check(fakeSite(files)).map(({what}) => what);
  expect(whats).toEqual([
    expect.stringMatching(/live="draw-wall"> is here, but .* live="close-room"> is on line 12 of/),
  ]);
});

it('reports a different element at the same position once', () => {
  const other = full.replace('<Result>', '<Steps>').replace('</Result>', '</Steps>');
  expect(found(other)).toEqual([
    {file: french, line: 14, what: `<Steps> is here, but <Result> is on line 14 of ${english}.`},
  ]);
});

it('leaves a symptom missing in one language to the rule that compares ids', () => {
  const symptoms =
    '<Symptoms>\n\n<Symptom id="a" title="B" cause="C.">\n\nD.\n\n</Symptom>\n\n</Symptoms>';
  const one = symptoms.replace('</Symptoms>', symptoms.slice(12).replace('"a"', '"e"'));
  const files = {[english]: fakePage(symptoms), [french]: fakePage(one)};
  expect(sameWords.check(fakeSite(files))).toEqual([]);
});

it('treats a block element written inline as that block', () => {
  expect(found(full.replace('<Result>\n\nB\n\n</Result>', '<Result>B</Result>'))).toEqual([]);
});

it('reports a different count', () => {
  const overview = '<Overview minutes={10} level="beginner" />';
  const files = {[english]: fakePage(overview), [french]: fakePage(overview.replace('1', '3'))};
  expect(checkSite(fakeSite(files)).map(({what}) => what)).toEqual([
    `<Overview minutes={30} level="beginner"> is here, but ${overview.replace(' /', '')} is on line 8 of ${english}.`,
  ]);
});

it('reports a different order, once', () => {
  const moved = full.replace('<ShortcutTable />\n\n', '').concat('\n\n<ShortcutTable />');
  expect(found(moved)).toEqual([
    {file: french, line: 24, what: expect.stringContaining('same order')},
  ]);
});

it('ignores the order within a sentence', () => {
  const two = 'Press <Key name="escape" />, then <Key name="enter" />.';
  const turned = 'Before <Key name="enter" />, press <Key name="escape" />.';
  const files = {[english]: fakePage(two), [french]: fakePage(turned)};
  expect(checkSite(fakeSite(files))).toEqual([]);
});

it('reports an element in the wrong section', () => {
  const sections = (one: string, other: string) =>
    `Text ${one}.\n\n## Walls {/* #walls */}\n\nText ${other}.`;
  const files = {
    [english]: fakePage(sections('<Key name="escape" />', 'more')),
    [french]: fakePage(sections('more', '<Key name="escape" />')),
  };
  expect(sameWords.check(fakeSite(files)).map(({line, what}) => [line, what])).toEqual([
    [1, `<Key name="escape">, on line 8 of ${english}, is missing in this section.`],
    [12, `<Key name="escape"> is here, but not in this section of ${english}.`],
  ]);
});

it('reports an image in one language only', () => {
  const plain = 'A.\n\nB.';
  const shown = 'A.\n\n![A plan of the house.](/img/walls/plan.png)\n\nB.';
  const found = (one: string, other: string) =>
    checkSite(
      fakeSite({[english]: fakePage(one), [french]: fakePage(other)}, [
        'static/img/walls/plan.png',
      ]),
    ).map(({file, rule, what}) => `${file} ${rule} ${what}`);
  expect(found(shown, plain)).toEqual([
    `${french} sameWords An image, on line 10 of ${english}, is missing here.`,
  ]);
  expect(found(plain, shown)).toEqual([`${french} sameWords An image is not in ${english}.`]);
  expect(found(shown, shown)).toEqual([]);
});

it.each([
  ['en', 0],
  ['fr', 0],
  [undefined, 1],
] as const)('does not compare a page that %s has only begun', (begun, count) => {
  const page = (locale: 'en' | 'fr', body: string) => {
    const description = `"${unwrittenDescription[locale]}"`;
    return fakePage(body, locale === begun ? {description} : {});
  };
  const files = {[english]: page('en', '<ShortcutTable />'), [french]: page('fr', 'A.')};
  expect(sameWords.check(fakeSite(files))).toHaveLength(count);
});
