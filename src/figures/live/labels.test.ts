import {describe, expect, it} from 'vitest';
import {labelFaults} from '../legibility/labelFaults';
import {widestUnits} from '../legibility/widestUnits';
import type {Machine} from './core/Machine';
import {liveNames} from './liveNames';
import {drawing} from './stair-void/drawing';
import {rest, start as stairs} from './stair-void/model';

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

describe('the stairs and their stairwell', () => {
  it.each(['en', 'fr'] as const)('say how high it is however low in %s', (language) => {
    for (let voidLengthCm = 120; voidLengthCm <= stairs.voidLengthCm; voidLengthCm += 4) {
      const drawn = drawing({document: {...stairs, voidLengthCm}, hand: rest()}, language);
      expect(labelFaults(drawn), `${voidLengthCm} cm`).toEqual([]);
    }
  });
});
