import {expect, it} from 'vitest';
import {footerColumns} from './footerColumns';

const link = {label: 'A', to: '/a'};

it('makes one nameless column of a flat list, and keeps columns as they are', () => {
  expect(footerColumns([link])).toEqual([{items: [link]}]);
  expect(footerColumns([{title: 'T', items: [link]}])).toEqual([
    {title: 'T', className: undefined, items: [link]},
  ]);
  expect(footerColumns([{title: null, items: [link]}])[0]?.title).toBeUndefined();
  expect(footerColumns([])).toEqual([]);
});
