import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../../src/plugins/content-contract/fakeSite';
import {blobId} from '../../src/plugins/translations/blobId';
import {lockAfter} from './lockAfter';
import {movePage} from './movePage';

it('keeps pages up to date that were so before the move, and no others', () => {
  const site = fakeSite({
    'docs/faq/a.mdx': fakePage('[B](../b.mdx)'),
    'docs/b.mdx': fakePage('[A](./faq/a.mdx)'),
    'docs/behind.mdx': fakePage('[A](./faq/a.mdx)'),
    'docs/new.mdx': fakePage('[A](./faq/a.mdx)'),
    'docs/apart.mdx': fakePage('A.'),
  });
  const marks = site.pages.map(({file, source}) => [file, blobId(source)]);
  const {'docs/new.mdx': _, ...marked} = Object.fromEntries(marks);
  const lock = {...marked, 'docs/behind.mdx': blobId('older')};
  expect(lockAfter(lock, site.pages, movePage(site.pages, 'faq/a.mdx', 'd.mdx'))).toEqual({
    'docs/d.mdx': blobId(fakePage('[B](./b.mdx)')),
    'docs/b.mdx': blobId(fakePage('[A](./d.mdx)')),
    'docs/behind.mdx': blobId('older'),
    'docs/apart.mdx': blobId(fakePage('A.')),
  });
});
