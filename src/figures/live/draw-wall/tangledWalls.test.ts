import {expect, it, vi} from 'vitest';
import {point} from '../../geometry/point';
import {rooms} from '../../model/rooms';
import {empty, rest} from './model';
import {reduce} from './reduce';

vi.mock('../../model/rooms');

it('keeps the drawing, and says why, when a wall cannot be merged with the others', () => {
  const click = (x: number, y: number) =>
    ({type: 'place', at: point(x, y), isTouch: false, isFree: false}) as const;
  const two = [click(0, 0), click(300, 0), click(300, 200)];
  const drawn = two.reduce(reduce, {document: empty, interaction: rest(empty)});
  vi.mocked(rooms).mockImplementation(() => {
    throw new Error('Unable to complete output ring');
  });
  const refused = reduce(drawn, click(100, 400));
  expect([refused.document, refused.interaction.fault]).toEqual([drawn.document, 'tangled']);
  vi.mocked(rooms).mockImplementation(() => []);
  expect(reduce(refused, click(100, 450)).document.walls).toHaveLength(3);
});
