import {expect, it} from 'vitest';
import {checkSite} from '../checkContent';
import {fakePage, fakeSite} from '../fakeSite';
import {english, french, goodBody} from '../faultCases';

const page = fakePage(goodBody);

/** The faults of all rules: no rule but this one reports anything here. */
function faultsIn(files: Record<string, string>) {
  return checkSite(fakeSite(files)).map(({file, rule, what}) => ({file, rule, what}));
}

it('reports once, at its position, an id that differs between languages', () => {
  const other = fakePage(goodBody.replace('#outer-walls', '#walls'));
  expect(faultsIn({[english]: page, [french]: other})).toEqual([
    {
      file: french,
      rule: 'sameAnchors',
      what: `The id walls does not exist in ${english}, which has outer-walls at this place.`,
    },
  ]);
});

it('reports a missing heading, and one that only the other page lacks', () => {
  const more = fakePage(`${goodBody}\n\n## Rooms {/* #rooms */}\n\nClose them.`);
  const told = (files: Record<string, string>) => faultsIn(files).map(({what}) => what);
  expect(told({[english]: more, [french]: page})).toEqual([
    `The id rooms of ${english} is missing here.`,
  ]);
  expect(told({[english]: page, [french]: more})).toEqual([
    `The id rooms does not exist in ${english}.`,
  ]);
});

it.each([
  ['has no id', '## Outer walls\n'],
  ['has one with capitals', '## Outer walls {/* #Outer-walls */}\n'],
  ['lacks the space behind its signs', '##Outer walls {/* #outer-walls */}\n'],
  ['has that of another', '## Rooms {/* #rooms */}\n\nA.\n\n## Outer {/* #rooms */}\n'],
])('requires no id while a heading %s, which another rule reports', (_, headings) => {
  const whole = goodBody.replace('## Outer', '## Rooms {/* #rooms */}\n\nA.\n\n## Outer');
  const own = goodBody.replace('## Outer walls {/* #outer-walls */}\n', headings);
  const found = faultsIn({[english]: fakePage(whole), [french]: fakePage(own)});
  expect(found.filter(({rule}) => rule === 'sameAnchors')).toEqual([]);
  expect(found).not.toEqual([]);
});

it('reports a different order', () => {
  const two = 'A.\n\n## A {/* #a */}\n\nA.\n\n## B {/* #b */}\n\nB.';
  const swapped = 'A.\n\n## B {/* #b */}\n\nB.\n\n## A {/* #a */}\n\nA.';
  const found = faultsIn({[english]: fakePage(two), [french]: fakePage(swapped)});
  expect(found).toEqual([
    {file: french, rule: 'sameAnchors', what: expect.stringContaining('order')},
  ]);
});

it('reports a heading of a different level', () => {
  const deep = 'A.\n\n## A {/* #a */}\n\nA.\n\n### B {/* #b */}\n\nB.';
  const flat = deep.replace('###', '##');
  const files = {[english]: fakePage(deep), [french]: fakePage(flat)};
  expect(checkSite(fakeSite(files))).toMatchObject([
    {
      file: french,
      line: 14,
      rule: 'sameAnchors',
      what: `b is a heading of level 2 here, but a heading of level 3 in ${english}.`,
    },
  ]);
});
