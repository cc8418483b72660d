import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {findAnnouncementSettings} from '../data/findAnnouncementSettings';
import {fakeSite} from '../fakeSite';
import {announcementSettings} from './announcementSettings';

const siteDir = mkdtempSync(join(tmpdir(), 'announcement-settings-'));
mkdirSync(join(siteDir, 'src'));
afterAll(() => rmSync(siteDir, {recursive: true}));

/** The faults of a site whose announcement has these fields, on line 2. */
function faultsOf(fields: string) {
  const source = `export const announcement: object | null = {\n  ${fields}\n};\n`;
  writeFileSync(join(siteDir, 'src/site.ts'), source);
  return announcementSettings.check({
    ...fakeSite({}),
    announcementSettings: findAnnouncementSettings(siteDir),
  });
}

it('says where colours with too little contrast are, and what to do', () => {
  expect(faultsOf("backgroundColor: '#ffee00', textColor: '#ffffff',")).toEqual([
    {
      rule: 'announcementSettings',
      file: 'src/site.ts',
      line: 2,
      column: 20,
      what: expect.stringContaining('#ffffff on #ffee00 has a contrast of 1.'),
      remedy: expect.stringContaining('darker'),
    },
  ]);
});

it('says what an empty id is for', () => {
  expect(faultsOf("textColor: '#fff', backgroundColor: '#000', id: ' ',")).toEqual([
    {
      rule: 'announcementSettings',
      file: 'src/site.ts',
      line: 2,
      column: 51,
      what: 'The announcement has an empty id.',
      remedy: expect.stringContaining("id: 'news-2026'"),
    },
  ]);
});

it('says that one colour requires the other', () => {
  expect(faultsOf("textColor: '#ffffff',")[0]?.what).toContain('only one of the two colours');
});

it.each(["backgroundColor: '#000', textColor: '#fff',", "id: 'a',"])(
  'reports nothing for: %s',
  (fields) => {
    expect(faultsOf(fields)).toEqual([]);
  },
);

it('reports nothing without an announcement', () => {
  writeFileSync(join(siteDir, 'src/site.ts'), 'export const announcement: object | null = null;\n');
  expect(findAnnouncementSettings(siteDir)).toBeNull();
});
