import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {checkSite} from '../checkContent';
import {dataFaults} from '../data/dataFaults';
import {findAnnouncementSettings} from '../data/findAnnouncementSettings';
import {fakePage, fakeSite} from '../fakeSite';
import {announcementTexts} from '../texts/announcementTexts';

const siteDir = mkdtempSync(join(tmpdir(), 'announcement-sample-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

/** The sample announcement of CONTRIBUTING.md. */
const sample = /^## Announcing something\n.*?^```ts\n(.*?)\n```$/ms.exec(
  readFileSync('CONTRIBUTING.md', 'utf8'),
)?.[1];

beforeAll(() => {
  const written = readFileSync('src/site.ts', 'utf8').replace(
    /(export const announcement: .*?) = null;/s,
    (_, declared) => `${declared} = ${sample};`,
  );
  mkdirSync(join(siteDir, 'src'));
  writeFileSync(join(siteDir, 'src/site.ts'), written);
});

it('can be copied into src/site.ts as the guide says', () => {
  expect(announcementTexts(siteDir).map(({locale}) => locale)).toEqual(['en', 'fr']);
  expect(dataFaults(siteDir).filter(({file}) => file === 'src/site.ts')).toEqual([]);
});

it('has valid text, links and colours', () => {
  const french = 'i18n/fr/docusaurus-plugin-content-docs/current/faq/index.mdx';
  const faults = checkSite({
    ...fakeSite({'docs/faq/index.mdx': fakePage('A.'), [french]: fakePage('A.')}),
    announcementTexts: announcementTexts(siteDir),
    announcementSettings: findAnnouncementSettings(siteDir),
  });
  expect(faults.filter(({rule}) => rule.startsWith('announcement'))).toEqual([]);
});
