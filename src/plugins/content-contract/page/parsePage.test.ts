import {expect, it} from 'vitest';
import {checkSite} from '../checkContent';
import {fakePage, fakeSite} from '../fakeSite';
import {alignTables} from '../layout/alignTables';

const english = 'docs/walls.mdx';
const french = 'i18n/fr/docusaurus-plugin-content-docs/current/walls.mdx';
const body = 'A "wall" of 15 %.\n\n## Walls\n\n| A | B |\n| - | - |\n| long | 2 | 3 |';
const page = fakePage(body, {draft: 'true'});
const linked = fakePage('Text.\n\n## Walls {/* #walls */}\n\nText.', {draft: 'true'});

it.each([
  ['an empty line above it', `\n${page}`],
  ['four hyphens', `-${page}`],
  ['no end', page.replace('\n---\n', '\n')],
  ['a field that cannot be read', page.replace('title: "', 'title: "" "')],
  ['a conflict', page.replace('title:', '<<<<<<< HEAD\ntitle:')],
])(
  'for a front matter with %s, reports this one fault and no fix, and nothing for the translation',
  (_, source) => {
    const site = fakeSite({[english]: source, [french]: linked});
    const faults = checkSite(site);
    expect(faults.map(({file, rule, fix}) => [file, rule, fix])).toEqual([
      [english, 'syntax', undefined],
    ]);
    expect(site.pages.flatMap(alignTables)).toEqual([]);
  },
);

it('reports all ids in the old notation at once, and fixes them', () => {
  const old = 'A.\n\n## Walls {#walls}\n\n```\n## Code {#code}\n```\n\n### Doors {#doors}\n\nB.';
  const faults = checkSite(fakeSite({[english]: fakePage(old)}));
  expect(
    faults.filter(({rule}) => rule === 'syntax').map(({line, fix}) => [line, fix?.text]),
  ).toEqual([
    [10, '{/* #walls */}'],
    [16, '{/* #doors */}'],
  ]);
});

it('reports many faults and fixes for the same page once its front matter is valid', () => {
  const faults = checkSite(fakeSite({[english]: page, [french]: linked}));
  expect(new Set(faults.map(({rule}) => rule))).toEqual(
    new Set(['typography', 'headingIds', 'tableRows']),
  );
});

it.each([
  ['between paragraphs', 'Text.\n\n```\ncode\n\n## Walls {/* #walls */}\n', 11],
  ['in a tag', '<Steps>\n\n```mdx\n1. Click.\n\n</Steps>\n', 11],
  ['in a list, behind one that ends', '- A\n\n  ~~~~\n  ```\n  ~~~~\n\n- ```\n  b\n', 15],
])('reports an unclosed code block, %s, and nothing else', (_, text, line) => {
  const open = fakePage(text, {draft: 'true'});
  expect(checkSite(fakeSite({[english]: open, [french]: linked}))).toEqual([
    expect.objectContaining({line, what: 'A block of code is never closed.'}),
  ]);
});

it('reports a page without text once, and no link to a section of it', () => {
  const text = 'A.\n\n## Walls {/* #walls */}\n\nB.\n\n<Result>\n\nC.\n\n</Result>';
  const others = {
    'docs/b.mdx': fakePage('[A](./walls.mdx#walls).'),
    'i18n/fr/docusaurus-plugin-content-docs/current/b.mdx': fakePage('[A](./walls.mdx#walls).'),
  };
  const files = {[english]: fakePage(text), [french]: fakePage(''), ...others};
  expect(checkSite(fakeSite(files)).filter(({rule}) => rule !== 'uniqueTitles')).toEqual([
    expect.objectContaining({file: french, line: 7, what: 'The page has no text.'}),
  ]);
});
