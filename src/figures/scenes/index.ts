import type {Scene} from '../scene';
import {scene as axisOrInside} from './axis-or-inside';
import {scene as closedLoop} from './closed-loop';
import {scene as doorsAndWindows} from './doors-and-windows';
import {scene as drawAWall} from './draw-a-wall';
import {scene as partitions} from './partitions';
import {scene as snapping} from './snapping';
import {scene as wallProperties} from './wall-properties';

/** Every figure by the name that writers give to `scene`. */
export const scenes: Readonly<Record<string, Scene>> = {
  'axis-or-inside': axisOrInside,
  'closed-loop': closedLoop,
  'doors-and-windows': doorsAndWindows,
  'draw-a-wall': drawAWall,
  partitions: partitions,
  snapping: snapping,
  'wall-properties': wallProperties,
};
