import {expect, it} from 'vitest';
import {moveInSidebar} from './moveInSidebar';

const category = (key: string, label: string, items: string) => `{
  type: 'category',
  label: '${label}',
  key: '${key}',
  link: {type: 'doc', id: '${key}/index'},
  items: [${items}],
}`;
const menu = (features: string, faq: string, writers: string, rest: string) =>
  `export default {menu: [${category('features', 'Features', features)}, ${category('faq', 'Questions', faq)}, ${category('writers', 'For writers', writers)}, ${rest}]};`;

const object = "{type: 'doc', id: 'features/b', label: 'B'}";
const source = menu(`'features/a', ${object}`, "'faq/c'", "'template'", "'glossary'");

it.each([
  [
    'features/a.mdx',
    'faq/a.mdx',
    menu(` ${object}`, "'faq/c', 'faq/a'", "'template'", "'glossary'"),
    /^It is now last under Questions in sidebars\.ts/,
  ],
  [
    'glossary.mdx',
    'faq/glossary.mdx',
    source.replace(", 'glossary'", '').replace("'faq/c'", "'faq/c', 'faq/glossary'"),
    /^It is now last under Questions in sidebars\.ts/,
  ],
  [
    'features/a.mdx',
    'a.mdx',
    source.replace("'features/a'", "'a'"),
    /^It is still under Features in sidebars\.ts\.$/,
  ],
  [
    'features/b.mdx',
    'faq/b.mdx',
    source.replace("'features/b'", "'faq/b'"),
    /^It is still under Features in sidebars\.ts\.$/,
  ],
  [
    'features/a.mdx',
    'print/a.mdx',
    source.replace("'features/a'", "'print/a'"),
    /, because there is no section print yet: add it as a category with key: 'print'\.$/,
  ],
])('%s goes to %s', (from, to, sidebar, remark) => {
  const moved = moveInSidebar(source, from, to);
  expect(moved.sidebar.replace(/\s+/g, '')).toBe(sidebar.replace(/\s+/g, ''));
  expect(moved.remark).toMatch(remark);
});

it.each([
  ['features/a.mdx', 'features/keys.mdx', "'features/keys'"],
  ['template.mdx', 'writers/template.mdx', "'writers/template'"],
  ['glossary.mdx', 'words.mdx', "'words'"],
  ['absent.mdx', 'faq/absent.mdx', undefined],
])('%s, under its new path %s, keeps its place', (from, to, written) => {
  const old = `'${from.replace('.mdx', '')}'`;
  expect(moveInSidebar(source, from, to)).toEqual({
    sidebar: written ? source.replace(old, written) : source,
  });
});
