import {describe, expect, it} from 'vitest';
import {checkSite} from '../checkContent';
import {fakePage, fakeSite} from '../fakeSite';
import {headingMarks} from './headingMarks';

const siteOf = (body: string) => fakeSite({'docs/walls.mdx': fakePage(body)});

describe.each([
  ['Outer walls\n-----------', 'The line under “Outer walls”', 'write ## before it'],
  ['Outer walls\n===', 'The line under “Outer walls”', 'write # before it'],
  ['#Outer\n---', 'The line under “#Outer”', 'write ## before it'],
  ['## Outer walls ##', 'There are number signs after', 'Remove them'],
  ['### Outer walls #  ', 'There are number signs after', 'Remove them'],
  ['## Outer walls ## {/* #outer-walls */}', 'There are number signs after', 'Remove them'],
  ['## Outer walls {/* #outer-walls */} ##', 'There are number signs after', 'Remove them'],
  ['## 2. Outer walls {/* #outer-walls */}', 'There is a number before', 'Remove it'],
  ['## {/* #outer-walls */}', 'The heading has no words', 'Write some'],
])('%j', (heading, what, remedy) => {
  const site = siteOf(`Text.\n\n${heading}\n\nText.`);

  it('is reported', () => {
    expect(headingMarks.check(site)).toMatchObject([
      {line: 10, what: expect.stringContaining(what), remedy: expect.stringContaining(remedy)},
    ]);
  });

  it('is left to the writer: there is no automatic fix', () => {
    const mends = checkSite(site).filter(({rule, fix}) => /^heading/.test(rule) && fix);
    expect(mends).toEqual([]);
  });
});

it.each([
  '## Outer walls {/* #outer-walls */}',
  '## The sign \\# {/* #sign */}',
  '## C# {/* #c-sharp */}',
  '## 2D and 3D {/* #views */}',
  '- ## In a list {/* #list */}',
  '## <Key name="enter" /> {/* #enter */}',
  'Text.\n\n---\n\nText.',
])('reports nothing for %j', (body) => {
  expect(headingMarks.check(siteOf(body))).toEqual([]);
});
