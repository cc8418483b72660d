import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {onePageWords} from './onePageWords';

it.each(['docs/faq/index.mdx', 'docs/syntax.mdx'])('reports these elements in %s', (file) => {
  const body = '<Glossary />\n\n<SearchBox />';
  const found = onePageWords.check(fakeSite({[file]: fakePage(body)}));
  expect(found).toMatchObject([
    {rule: 'onePageWords', line: 8, what: '<Glossary> may only be used in glossary.mdx.'},
    {rule: 'onePageWords', line: 10, what: '<SearchBox> may only be used in index.mdx.'},
  ]);
});

it.each(['docs/glossary.mdx', 'versioned_docs/version-2024/words.mdx'])(
  'accepts an element on its own page: %s',
  (file) => {
    const found = onePageWords.check(fakeSite({[file]: fakePage('<Glossary />')}));
    expect(found).toEqual([]);
  },
);
