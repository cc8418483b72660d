import {describe, expect, it} from 'vitest';
import {nothingRecent, parseRecent, withOpened} from './recent';

const page = (url: string) => ({url, title: url});

describe('what was searched and opened', () => {
  it('keeps the newest first, once, and no more than five', () => {
    let recent = nothingRecent;
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'B'])
      recent = withOpened(recent, name, page(`/${name}`));
    expect(recent.queries).toEqual(['B', 'f', 'e', 'd', 'c']);
    expect(recent.pages.map(({url}) => url)).toEqual(['/B', '/f', '/e', '/d', '/c']);
  });

  it.each([null, '', '{', '1', '{"queries":[1],"pages":[]}', '{"queries":[]}'])(
    'takes %s for nothing',
    (stored) => {
      expect(parseRecent(stored)).toEqual(nothingRecent);
    },
  );

  it.each(['javascript:alert(1)', '//elsewhere.example', 'https://elsewhere.example'])(
    'refuses the address %s',
    (url) => {
      expect(parseRecent(JSON.stringify({queries: [], pages: [{url, title: 'x'}]}))).toEqual(
        nothingRecent,
      );
    },
  );
});
