import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {expect, it} from 'vitest';
import {withoutAbsent} from './withoutAbsent';

const themeCommon = dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-common'));
const source = readFileSync(join(themeCommon, 'utils/ThemeClassNames.js'), 'utf8');

const names = (module: string): string[] => module.match(/\w+(?=:)/g) ?? [];

it('takes the classes of a blog out, and leaves all others', () => {
  const lean = withoutAbsent(source, {hasDocCards: true, hasTags: true});
  expect(lean).not.toMatch(/blog[A-Z]/);
  expect(names(lean)).toEqual(names(source).filter((name) => !/^blog[A-Z]/.test(name)));
  expect(lean).toContain("docsDocPage: 'docs-doc-page'");
});

it('takes the classes of cards out, and leaves all others', () => {
  const cards = ['docCard', 'container', 'heading', 'icon', 'title', 'description'];
  const lean = withoutAbsent(source, {hasDocCards: false, hasTags: true});
  expect(lean).not.toMatch(/theme-doc-card/);
  const all = names(withoutAbsent(source, {hasDocCards: true, hasTags: true}));
  const first = all.indexOf('docCard');
  expect(all.slice(first, first + cards.length)).toEqual(cards);
  expect(names(lean)).toEqual(all.toSpliced(first, cards.length));
});

it('takes the classes of tags out, and leaves all others', () => {
  const whole = withoutAbsent(source, {hasDocCards: true, hasTags: true});
  const lean = withoutAbsent(source, {hasDocCards: true, hasTags: false});
  expect(lean).not.toMatch(/docs-tags/);
  expect(names(lean)).toEqual(
    names(whole).filter((name) => !['docsTagsListPage', 'docsTagDocListPage'].includes(name)),
  );
});
