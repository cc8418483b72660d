import {expect, it} from 'vitest';
import {checkSite} from '../checkContent';
import {fakePage, fakeSite} from '../fakeSite';
import {english, french, goodBody} from '../faultCases';

const page = fakePage(goodBody);

/** What all rules say of a site: no other has anything to say here. */
function faultsIn(files: Record<string, string>) {
  return checkSite(fakeSite(files)).map(({file, rule, what}) => ({file, rule, what}));
}

it('finds an id that differs between languages', () => {
  const other = fakePage(goodBody.replace('#outer-walls', '#walls'));
  const found = faultsIn({[english]: page, [french]: other});
  expect(found.map(({rule, what}) => [rule, what])).toEqual([
    ['sameAnchors', expect.stringContaining('outer-walls')],
    ['sameAnchors', expect.stringContaining('walls does not exist')],
  ]);
});

it('finds another order', () => {
  const two = 'A.\n\n## A {/* #a */}\n\nA.\n\n## B {/* #b */}\n\nB.';
  const swapped = 'A.\n\n## B {/* #b */}\n\nB.\n\n## A {/* #a */}\n\nA.';
  const found = faultsIn({[english]: fakePage(two), [french]: fakePage(swapped)});
  expect(found).toEqual([
    {file: french, rule: 'sameAnchors', what: expect.stringContaining('order')},
  ]);
});

it('finds a heading of another level', () => {
  const deep = 'A.\n\n## A {/* #a */}\n\nA.\n\n### B {/* #b */}\n\nB.';
  const flat = deep.replace('###', '##');
  const files = {[english]: fakePage(deep), [french]: fakePage(flat)};
  expect(checkSite(fakeSite(files))).toMatchObject([
    {
      file: french,
      line: 14,
      rule: 'sameAnchors',
      what: `b is a heading of level 2 here, and a heading of level 3 in ${english}.`,
    },
  ]);
});
