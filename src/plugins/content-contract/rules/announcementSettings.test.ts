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

it('says of colours too close to each other where they are and what to do', () => {
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

it('says of an empty id what it is for', () => {
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

it('says that one colour lacks the other', () => {
  expect(faultsOf("textColor: '#ffffff',")[0]?.what).toContain('only one of the two colours');
});

it.each(["backgroundColor: '#000', textColor: '#fff',", "id: 'a',"])(
  'has nothing to say of: %s',
  (fields) => {
    expect(faultsOf(fields)).toEqual([]);
  },
);

it('has nothing to say where there is no announcement', () => {
  writeFileSync(join(siteDir, 'src/site.ts'), 'export const announcement: object | null = null;\n');
  expect(findAnnouncementSettings(siteDir)).toBeNull();
});
