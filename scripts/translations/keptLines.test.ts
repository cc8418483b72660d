import {expect, it} from 'vitest';
import {keptLines} from './keptLines';

const redirects = {'/faq/old': '/faq/', '/shop': '/faq/', '/faq/reindex': '/faq/'};

it.each([
  ['a page that is there', 'docs/faq/index.mdx', true],
  ['a page of the archive that is there', 'versioned_docs/version-2025/index.mdx', true],
  ['a page that left, and whose address leads nowhere', 'docs/faq/gone.mdx', true],
  ['a page whose old address leads on', 'docs/faq/old.mdx', false],
  ['the page of a section, likewise', 'docs/shop/index.mdx', false],
  ['a page whose name ends like that of a section', 'docs/faq/reindex.mdx', false],
  ['a page of an archive that was removed', 'versioned_docs/version-2024/faq/index.mdx', false],
])('of %s, %s', (_, file, isKept) => {
  const files = new Set(['docs/faq/index.mdx', 'versioned_docs/version-2025/index.mdx']);
  expect(keptLines({[file]: 'a1'}, files, redirects)).toEqual(isKept ? {[file]: 'a1'} : {});
});
