import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {homePage} from './homePage';

const english = 'docs/index.mdx';
const french = 'i18n/fr/docusaurus-plugin-content-docs/current/index.mdx';

it('reports a home page that is missing or a draft', () => {
  const site = fakeSite({[english]: fakePage('A.', {draft: 'true'}), 'docs/a.mdx': fakePage('A.')});
  expect(homePage.check({...site, homePages: [english, french]})).toMatchObject([
    {file: english, remedy: expect.stringContaining('draft: true')},
    {
      file: french,
      what: expect.stringContaining('missing'),
      remedy: expect.stringContaining(french),
    },
  ]);
  const whole = fakeSite({[english]: fakePage('A.')});
  expect(homePage.check({...whole, homePages: [english]})).toEqual([]);
});
