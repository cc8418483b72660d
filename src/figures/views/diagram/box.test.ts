import {expect, it} from 'vitest';
import {point} from '../../geometry/point';
import {box} from './box';

it('renders the lines of a label in bold, without the Markdown characters', () => {
  const frame = {at: point(0, 0), widthUnits: 100, heightUnits: 40, kind: 'node'} as const;
  const lines = box(frame, ['Open', '**Account settings**']).slice(1);
  expect(lines.map(({attributes, children}) => [attributes.class, ...children])).toEqual([
    [undefined, 'Open'],
    ['name', 'Account settings'],
  ]);
});
