import {expect, it} from 'vitest';
import {point} from '../../geometry/point';
import {box} from './box';

it('sets the lines of a label in bold, and shows none of its signs', () => {
  const frame = {at: point(0, 0), widthUnits: 100, heightUnits: 40, kind: 'node'} as const;
  const lines = box(frame, ['Open', '**Account settings**']).slice(1);
  expect(lines.map(({attributes, children}) => [attributes.class, ...children])).toEqual([
    [undefined, 'Open'],
    ['name', 'Account settings'],
  ]);
});
