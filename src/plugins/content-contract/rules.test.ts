import {expect, it} from 'vitest';
import {checkSite} from './checkContent';
import {fakePage, fakeSite} from './fakeSite';
import {english, french, goodBody} from './faultCases';

it('finds nothing wrong with a good page', () => {
  const source = fakePage(goodBody);
  expect(checkSite(fakeSite({[english]: source, [french]: source}))).toEqual([]);
});
