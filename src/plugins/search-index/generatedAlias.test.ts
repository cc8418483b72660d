import {expect, it} from 'vitest';
import {generatedAlias} from './generatedAlias';

it.each([
  '/site/.docusaurus/search-index/pages.json',
  '/site/.docusaurus/search-index\\pages.json',
])('is the same for any slashes in the path: %s', (file) => {
  expect(generatedAlias('/site/.docusaurus', file)).toBe('@generated/search-index/pages.json');
});
