import {expect, it} from 'vitest';
import {footerColumns} from './footerColumns';

const link = {label: 'A', to: '/a'};

it('converts a flat list to one untitled column, and keeps columns unchanged', () => {
  expect(footerColumns([link])).toEqual([{items: [link]}]);
  expect(footerColumns([{title: 'T', items: [link]}])).toEqual([
    {title: 'T', className: undefined, items: [link]},
  ]);
  expect(footerColumns([{title: null, items: [link]}])[0]?.title).toBeUndefined();
  expect(footerColumns([])).toEqual([]);
});
