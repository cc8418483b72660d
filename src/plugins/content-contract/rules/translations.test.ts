import {expect, it} from 'vitest';
import {checkSite} from '../checkContent';
import {fakePage, fakeSite} from '../fakeSite';
import {english, french, goodBody} from '../faultCases';

const page = fakePage(goodBody);

/** The faults of all rules: no rule but this one reports anything here. */
function faultsIn(files: Record<string, string>) {
  return checkSite(fakeSite(files)).map(({file, rule, what}) => ({file, rule, what}));
}

it('reports a page without a French version', () => {
  expect(faultsIn({[english]: page})).toEqual([
    {file: english, rule: 'translations', what: 'The page has no French version.'},
  ]);
});

it('reports a page without an English version', () => {
  expect(faultsIn({[french]: page})).toEqual([
    {file: french, rule: 'translations', what: expect.stringContaining('English')},
  ]);
});

it('reports a draft in one language only', () => {
  const draft = fakePage(goodBody, {draft: 'true'});
  expect(faultsIn({[english]: page, [french]: draft})).toEqual([
    {file: french, rule: 'translations', what: expect.stringContaining('draft')},
  ]);
});
