import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {faultsOf, itFinds} from '../faultCases';
import {headingIds} from './headingIds';

const english = 'docs/walls.mdx';
const french = 'i18n/fr/docusaurus-plugin-content-docs/current/walls.mdx';

/** The ids that `--fix` adds to the headings of a page without ids. */
function proposed(file: string, inEnglish: readonly string[], inFrench: readonly string[]) {
  const site = fakeSite({
    [english]: fakePage(inEnglish.join('\n\nText.\n\n')),
    [french]: fakePage(inFrench.join('\n\nTexte.\n\n')),
  });
  const faults = headingIds.check(site).filter((fault) => fault.file === file);
  return faults.map(({fix}) => fix?.text.trim());
}

itFinds(headingIds, [
  {
    name: 'a heading without id',
    body: '## Outer walls\n\nText.',
    at: '8:1',
    says: '“Outer walls” has no id',
    remedy: '## Outer walls {/* #outer-walls */}',
  },
  {
    name: 'an id in capitals',
    body: '## Outer walls {/* #OuterWalls */}\n\nText.',
    at: '8:1',
    says: '#OuterWalls',
    remedy: 'hyphens',
  },
  {
    name: 'a symptom with an id that an address cannot contain',
    body: '<Symptoms>\n\n<Symptom id="Wall moves" title="A." cause="B.">\n\nC.\n\n</Symptom>\n\n</Symptoms>',
    at: '10:1',
    says: 'id Wall moves',
    remedy: 'id="short-id"',
  },
]);

it('gives both languages the id of the English heading', () => {
  const files = {
    [english]: fakePage('A.\n\n## Outer walls\n\nB.'),
    [french]: fakePage('A.\n\n## Murs extérieurs\n\nB.'),
  };
  const found = headingIds.check(fakeSite(files));
  expect(found.map(({fix}) => fix?.text)).toEqual([
    ' {/* #outer-walls */}',
    ' {/* #outer-walls */}',
  ]);
});

it('reuses the id of the heading at the same position in the translation', () => {
  expect(proposed(english, ['## Walls'], ['## Murs {/* #draw-walls */}'])).toEqual([
    '{/* #draw-walls */}',
  ]);
  expect(proposed(french, ['## Walls {/* #draw-walls */}'], ['## Murs'])).toEqual([
    '{/* #draw-walls */}',
  ]);
});

it('creates no id from French words', () => {
  const before = '## Avant de commencer {/* #avant-de-commencer */}';
  expect(proposed(english, ['## Before you start'], [before])).toEqual([
    '{/* #before-you-start */}',
  ]);
});

it('does not reuse an id that the page already has: another heading is at that position', () => {
  const walls = '## Walls {/* #walls */}';
  const rooms = '## Rooms {/* #rooms */}';
  const murs = '## Murs {/* #walls */}';
  const salles = '## Pièces {/* #rooms */}';
  expect(proposed(english, [walls, '## Doors', rooms], [murs, salles])).toEqual(['{/* #doors */}']);
  expect(proposed(french, [walls, rooms], [murs, '## Portes', salles])).toEqual([undefined]);
  expect(proposed(english, [walls, '## Walls'], [murs])).toEqual([undefined]);
});

it('does not reuse the id of a heading of another level', () => {
  expect(proposed(english, ['## Walls'], ['### Murs {/* #draw-walls */}'])).toEqual([
    '{/* #walls */}',
  ]);
});

it('adds the missing # of an id, and no second id', () => {
  expect(proposed(english, ['## Walls {/* draw-walls */}'], [])).toEqual(['{/* #draw-walls */}']);
  const site = fakeSite({[english]: fakePage('## Walls {/* draw-walls */}')});
  expect(headingIds.check(site)[0]?.what).toBe('The id of the heading “Walls” lacks its #.');
});

it('does not include an id before the text in the text', () => {
  expect(faultsOf(headingIds, 'Text.\n\n## {/* #b */} Walls')).toMatchObject([
    {what: 'The heading “Walls” has no id.', remedy: expect.stringContaining(': ## Walls {/* #')},
  ]);
});
