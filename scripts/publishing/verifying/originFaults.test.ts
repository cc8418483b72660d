import {expect, it} from 'vitest';
import {originFaults} from './originFaults';

it.each([
  ['', 'nothing is meant'],
  ['https://help.your.site', 'it is the one'],
  ['https://Help.Your.Site/', 'it is the one, written otherwise'],
])('finds nothing with SITE_URL=%s: %s', (siteUrl) => {
  expect(originFaults('https://help.your.site', siteUrl)).toEqual([]);
});

it.each(['https://other.site', 'http://help.your.site', 'help.your.site'])(
  'says that the build was not made for %s, and what to do',
  (siteUrl) => {
    expect(originFaults('https://help.your.site', siteUrl)).toEqual([
      `The build was made for https://help.your.site, but SITE_URL is ${siteUrl}: build again with this SITE_URL, or publish with SITE_URL=https://help.your.site.`,
    ]);
  },
);
