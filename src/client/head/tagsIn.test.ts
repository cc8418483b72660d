import {createElement as el, Fragment} from 'react';
import {describe, expect, it} from 'vitest';
import {tagsIn} from './tagsIn';

describe('tagsIn', () => {
  it('finds elements in lists and fragments, and skips everything else', () => {
    const title = el('title', null, 'Page', ' | ', 'Site');
    expect(tagsIn([null, false, 'text', [el(Fragment, null, [title])], undefined])).toEqual([
      {type: 'title', attributes: {}, text: 'Page | Site'},
    ]);
  });

  /** In this case upstream drops the elements of the fragment. */
  it('keeps elements of the same type inside a fragment and next to it', () => {
    const names = tagsIn([el(Fragment, null, el('meta', {name: 'a'})), el('meta', {name: 'b'})]);
    expect(names.map(({attributes}) => attributes.name)).toEqual(['a', 'b']);
  });

  it('names attributes as HTML does', () => {
    const [tag] = tagsIn(
      el('meta', {className: 'a', httpEquiv: 'b', charSet: 'c', hidden: undefined, content: null}),
    );
    expect(tag?.attributes).toEqual({
      class: 'a',
      'http-equiv': 'b',
      charset: 'c',
      hidden: '',
      content: '',
    });
  });

  it.each([
    [el('base', {href: '/'}), 'base'],
    [el('p'), 'p'],
    [
      el(function Part() {
        return null;
      }),
      'Part',
    ],
  ])('rejects what does not belong in a head: %#', (child, name) => {
    expect(() => tagsIn(child)).toThrow(
      new RegExp(`^<Head> takes html, body, title, meta, .*; not [^]*\\b${name}\\b`),
    );
  });
});
