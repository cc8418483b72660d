import {expect, it} from 'vitest';
import {sectionFault} from './sectionFault';

const paths = new Set(['features/index.mdx', 'features/a.mdx', 'features/b.mdx', 'faq/index.mdx']);

it('refuses to take the page of a section from its other pages, and says how to take them too', () => {
  expect(sectionFault(paths, 'features/index.mdx', 'getting/index.mdx')).toBe(
    `/features/ is the page of a section: it would move to /getting/, but /features/a, /features/b would stay behind. Move them first:
npm run move -- features/a getting/a
npm run move -- features/b getting/b`,
  );
});

it.each([
  ['a page of none', 'features/a.mdx', 'getting/a.mdx'],
  ['one that stays in its folder', 'features/index.mdx', 'features/overview.mdx'],
  ['one that keeps its address', 'features/index.mdx', 'features.mdx'],
  ['one that is alone', 'faq/index.mdx', 'questions/index.mdx'],
])('lets %s move', (_, from, to) => {
  expect(sectionFault(paths, from, to)).toBeUndefined();
});
