import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {findAnnouncementColors} from '../data/findAnnouncementColors';
import {fakeSite} from '../fakeSite';
import {announcementColors} from './announcementColors';

const siteDir = mkdtempSync(join(tmpdir(), 'announcement-colors-'));
mkdirSync(join(siteDir, 'src'));
afterAll(() => rmSync(siteDir, {recursive: true}));

/** The faults of a site whose announcement has these fields, on line 2. */
function faultsOf(fields: string) {
  const source = `export const announcement: object | null = {\n  ${fields}\n};\n`;
  writeFileSync(join(siteDir, 'src/site.ts'), source);
  return announcementColors.check({
    ...fakeSite({}),
    announcementColors: findAnnouncementColors(siteDir),
  });
}

it('says of colours too close to each other where they are and what to do', () => {
  expect(faultsOf("backgroundColor: '#ffee00', textColor: '#ffffff',")).toEqual([
    {
      rule: 'announcementColors',
      file: 'src/site.ts',
      line: 2,
      column: 20,
      what: expect.stringContaining('#ffffff on #ffee00 has a contrast of 1.'),
      remedy: expect.stringContaining('darker'),
    },
  ]);
});

it('says that one colour lacks the other', () => {
  expect(faultsOf("textColor: '#ffffff',")[0]?.what).toContain('one colour of two');
});

it.each(["backgroundColor: '#000', textColor: '#fff',", "id: 'a',"])(
  'has nothing to say of: %s',
  (fields) => {
    expect(faultsOf(fields)).toEqual([]);
  },
);

it('has nothing to say where there is no announcement', () => {
  writeFileSync(join(siteDir, 'src/site.ts'), 'export const announcement: object | null = null;\n');
  expect(findAnnouncementColors(siteDir)).toBeNull();
});
