import {describe, expect, it} from 'vitest';
import {nothingRecent, parseRecent, withOpened} from './recent';

const origin = 'https://help.example';
const page = (url: string) => ({url, title: url});

describe('recent searches and pages', () => {
  it('keep the newest first, without duplicates, at most five', () => {
    let recent = nothingRecent;
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'B'])
      recent = withOpened(recent, name, page(`/${name}`));
    expect(recent.queries).toEqual(['B', 'f', 'e', 'd', 'c']);
    expect(recent.pages.map(({url}) => url)).toEqual(['/B', '/f', '/e', '/d', '/c']);
  });

  it('keep a query that led to no page', () => {
    const before = withOpened(nothingRecent, 'a', page('/a'));
    expect(withOpened(before, 'b')).toEqual({queries: ['b', 'a'], pages: [page('/a')]});
  });

  it('keep the beginning of a long query without splitting an emoji', () => {
    const [kept] = withOpened(nothingRecent, `a${'🙂'.repeat(100)}`).queries;
    expect(kept).toBe(`a${'🙂'.repeat(79)}`);
  });

  it.each([null, '', '{', '1', '{"queries":[1],"pages":[]}', '{"queries":[]}'])(
    'are empty when %s is stored',
    (stored) => {
      expect(parseRecent(stored, origin)).toEqual(nothingRecent);
    },
  );

  const withPage = (url: string) => ({queries: ['mur'], pages: [{url, title: 'x'}]});

  it('keep a page of this host', () => {
    const stored = withPage('/fr/faq/#walls');
    expect(parseRecent(JSON.stringify(stored), origin)).toEqual(stored);
  });

  it.each([
    'javascript:alert(1)',
    '//elsewhere.example',
    'https://elsewhere.example',
    '/\\elsewhere.example/x',
    '/\t/elsewhere.example/x',
  ])('reject the address %j', (url) => {
    expect(parseRecent(JSON.stringify(withPage(url)), origin)).toEqual(nothingRecent);
  });
});
