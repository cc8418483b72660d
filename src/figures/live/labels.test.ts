import {describe, expect, it} from 'vitest';
import {labelFaults} from '../legibility/labelFaults';
import {machine as closeRoom} from './close-room/machine';
import type {Machine} from './core/Machine';
import {machine as drawWall} from './draw-wall/machine';
import {machine as planScale} from './plan-scale/machine';
import {machine as selection} from './selection/machine';
import {machine as stairVoid} from './stair-void/machine';
import {machine as terraceLevels} from './terrace-levels/machine';
import {machine as wallFaces} from './wall-faces/machine';

const machines = {
  closeRoom,
  drawWall,
  planScale,
  selection,
  stairVoid,
  terraceLevels,
  wallFaces,
} as unknown as Record<string, Machine<unknown, unknown, unknown>>;

describe.each(Object.entries(machines))('%s, as it opens', (_, machine) => {
  it.each(['en', 'fr'] as const)('can be read with wide letters in %s', (language) => {
    const state = {document: machine.start, hand: machine.rest(machine.start, undefined)};
    const drawings = machine.drawings(state, language);
    expect(drawings.flatMap((drawing) => labelFaults(drawing))).toEqual([]);
  });
});
