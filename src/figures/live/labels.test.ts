import {describe, expect, it} from 'vitest';
import {labelFaults} from '../legibility/labelFaults';
import {widestUnits} from '../legibility/widestUnits';
import type {Machine} from './core/Machine';
import {liveNames} from './liveNames';
import {drawing} from './stair-void/drawing';
import {rest, start as stairs} from './stair-void/model';
import {drawing as drawFaces} from './wall-faces/drawing';
import {divisionLimits, divisionStepCm} from './wall-faces/faces';
import {rest as restOnFaces, startFaces} from './wall-faces/model';

type AnyMachine = Machine<unknown, unknown, unknown>;

describe.each(liveNames)('%s, as it opens', (name) => {
  it.each(['en', 'fr'] as const)('can be read with wide letters in %s', async (language) => {
    const {machine} = (await import(`./${name}/machine.ts`)) as {machine: AnyMachine};
    const state = {document: machine.start, hand: machine.rest(machine.start, undefined)};
    const drawn = machine.drawing(state, language);
    expect(labelFaults(drawn)).toEqual([]);
    expect(drawn.widthUnits).toBeLessThanOrEqual(widestUnits);
  });
});

describe('the handle that divides a wall', () => {
  it.each(['en', 'fr'] as const)('covers no name of a room in %s', (language) => {
    for (const face of startFaces()) {
      const {min, max} = divisionLimits(face) ?? {min: 0, max: -1};
      for (let divisionCm = min; divisionCm <= max; divisionCm += divisionStepCm) {
        const hand = {...restOnFaces(startFaces()), faceId: face.id, divisionCm};
        const drawn = drawFaces({document: startFaces(), hand}, language);
        expect(labelFaults(drawn), `${face.wall.id}, ${divisionCm} cm`).toEqual([]);
      }
    }
  });
});

describe('the stairs and their stairwell', () => {
  it.each(['en', 'fr'] as const)('say how high it is however low in %s', (language) => {
    for (let voidLengthCm = 120; voidLengthCm <= stairs.voidLengthCm; voidLengthCm += 4) {
      const drawn = drawing({document: {...stairs, voidLengthCm}, hand: rest()}, language);
      expect(labelFaults(drawn), `${voidLengthCm} cm`).toEqual([]);
    }
  });

  it('say how high it is past the wall at the right, clear of it', () => {
    const low = {...stairs, footCm: 530, voidCm: 179, ceilingCm: 230, slabCm: 20};
    const drawn = drawing({document: low, hand: rest()}, 'fr');
    expect(labelFaults(drawn)).toEqual([]);
  });
});
