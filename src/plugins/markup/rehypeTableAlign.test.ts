import type {Root} from 'hast';
import {expect, it} from 'vitest';
import rehypeTableAlign from './rehypeTableAlign';

it('turns the alignment of a cell into a class', () => {
  const root: Root = {
    type: 'root',
    children: [{type: 'element', tagName: 'td', properties: {align: 'right'}, children: []}],
  };
  rehypeTableAlign()(root);
  expect(root.children[0]).toMatchObject({
    properties: {className: ['align-right'], align: undefined},
  });
});
