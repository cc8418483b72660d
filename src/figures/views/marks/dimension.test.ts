import {expect, it} from 'vitest';
import {point} from '../../geometry/point';
import {strokesOf} from '../../legibility/strokesOf';
import {dimension} from './dimension';

/** The x coordinates that the lines and ticks of a horizontal dimension reach. */
function covered(lengthUnits: number): readonly number[] {
  const {children} = dimension(point(100, 50), point(100 + lengthUnits, 50), 0, '');
  return children.flatMap((child) =>
    typeof child === 'object' && child.tag === 'path'
      ? strokesOf(String(child.attributes.d)).flatMap(({start, end}) => [start.x, end.x])
      : [],
  );
}

it.each([4, 8, 13, 16])('draws the arrows of a dimension of %i units outside it', (lengthUnits) => {
  const inside = covered(lengthUnits).filter((x) => x > 100 && x < 100 + lengthUnits);
  expect(inside).toEqual([]);
});

it('draws the line and ticks of a longer dimension', () => {
  const places = covered(60);
  expect(Math.min(...places)).toBeCloseTo(97.2);
  expect(Math.max(...places)).toBeCloseTo(162.8);
});
