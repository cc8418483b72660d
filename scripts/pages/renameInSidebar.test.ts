import {expect, it} from 'vitest';
import {renameInSidebar} from './renameInSidebar';

it('names a page by its new path in a list and in an object, and no label or key', () => {
  const source = `export default {menu: [
    {type: 'category', label: 'words', key: 'words', link: {type: 'doc', id: 'words'}, items: ["words"]},
  ]};`;
  expect(renameInSidebar(source, 'words.mdx', 'faq/terms.mdx')).toBe(
    source.replace("id: 'words'", "id: 'faq/terms'").replace('"words"', "'faq/terms'"),
  );
});
