import type {Language} from '../../../product/language';
import type {Level} from '../../model/plan';
import {rooms} from '../../model/rooms';
import type {SvgNode} from '../node';
import type {Place} from '../place';
import {furnitureLayer} from './furnitureLayer';
import {openingLayer} from './openingLayer';
import {roomFloors, roomLabels} from './roomLayer';
import {stairLayer} from './stairLayer';
import {wallLayer} from './wallLayer';

/** Which layers of a level to draw: all of them by default. */
interface Layers {
  readonly furniture?: boolean;
  readonly stairs?: boolean;
  readonly floors?: string;
}

/** One level seen from above: floors, furniture, stairs, walls, openings, names and areas. */
export function levelPlan(
  level: Level,
  place: Place,
  language: Language,
  layers: Layers,
): SvgNode[] {
  const {furniture = true, stairs = true, floors = 'floor'} = layers;
  const closed = rooms(level.walls, level.roomNames);
  return [
    roomFloors(closed, place, floors),
    ...(furniture ? furnitureLayer(level.furniture, place) : []),
    ...(stairs ? level.stairs.map((stair) => stairLayer(stair, place)) : []),
    wallLayer(level.walls, level.openings, place),
    ...openingLayer(level.walls, level.openings, place),
    ...roomLabels(closed, place, language),
  ];
}
