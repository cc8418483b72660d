import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {expect, it} from 'vitest';
import {type NamedParts, withoutAbsent} from './withoutAbsent';

const themeCommon = dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-common'));
const source = readFileSync(join(themeCommon, 'utils/ThemeClassNames.js'), 'utf8');
const everything: NamedParts = {
  hasAnnouncement: true,
  hasDocCards: true,
  hasDocFooter: true,
  hasHiddenDocs: true,
  hasTags: true,
  hasVersionBadge: true,
};

const names = (module: string): string[] => module.match(/\w+(?=:)/g) ?? [];
const whole = withoutAbsent(source, everything);

it('removes the classes of a blog, and keeps all others', () => {
  expect(whole).not.toMatch(/blog[A-Z]/);
  expect(names(whole)).toEqual(names(source).filter((name) => !/^blog[A-Z]/.test(name)));
  expect(whole).toContain("docsDocPage: 'docs-doc-page'");
});

it.each([
  ['hasAnnouncement', ['announcementBar', 'container']],
  ['hasDocCards', ['docCard', 'container', 'heading', 'icon', 'title', 'description']],
  ['hasDocFooter', ['docFooter', 'docFooterTagsRow', 'docFooterEditMetaRow']],
  ['hasHiddenDocs', ['unlistedBanner', 'draftBanner']],
  ['hasTags', ['docsTagsListPage', 'docsTagDocListPage']],
  ['hasVersionBadge', ['docVersionBadge']],
] as const)('without %s, removes unused classes, and keeps all others', (part, absent) => {
  const stripped = withoutAbsent(source, {...everything, [part]: false});
  const all = names(whole);
  const first = all.indexOf(absent[0]);
  expect(all.slice(first, first + absent.length)).toEqual(absent);
  expect(names(stripped)).toEqual(all.toSpliced(first, absent.length));
});
