import {expect, it} from 'vitest';
import {boxTriangles, numbersPerVertex} from './boxTriangles';

it('sends the graphics card twelve triangles per block', () => {
  const box = {min: {x: 0, y: 0, z: 0}, max: {x: 1, y: 2, z: 3}};
  const numbers = boxTriangles(box, () => [1, 0, 0]);
  expect(numbers).toHaveLength(12 * 3 * numbersPerVertex);
});
