import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {onePageWords} from './onePageWords';

it.each(['docs/faq/index.mdx', 'docs/syntax.mdx'])('keeps %s without', (file) => {
  const body = '<Glossary />\n\n<SearchBox />';
  const found = onePageWords.check(fakeSite({[file]: fakePage(body)}));
  expect(found).toMatchObject([
    {rule: 'onePageWords', line: 8, what: '<Glossary> is made for glossary.mdx alone.'},
    {rule: 'onePageWords', line: 10, what: '<SearchBox> is made for index.mdx alone.'},
  ]);
});

it.each(['docs/glossary.mdx', 'versioned_docs/version-2024/words.mdx'])(
  'leaves a word to its page: %s',
  (file) => {
    const found = onePageWords.check(fakeSite({[file]: fakePage('<Glossary />')}));
    expect(found).toEqual([]);
  },
);
