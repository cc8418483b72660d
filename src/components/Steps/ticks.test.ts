import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseTicks, stepsDone, type Ticks, ticked, withSteps} from './ticks';

const list = fc.stringMatching(/^[a-z/]{1,12}#[a-z-]{1,12}$/);
const step = fc.integer({min: 1, max: 7});

describe('ticks', () => {
  it('are restored as they were stored', () => {
    fc.assert(
      fc.property(list, fc.array(step, {minLength: 1}), (name, steps) => {
        const ticks = withSteps({}, name, steps);
        expect(parseTicks(JSON.stringify(ticks))).toEqual(ticks);
        expect(new Set(stepsDone(ticks, name, 7))).toEqual(new Set(steps));
      }),
    );
  });

  it.each([null, '', '{', '[]', '3', 'null', '{"a":"b"}', '{"a":[0]}', '{"a":[1.5]}'])(
    'are none when %s was stored',
    (stored) => {
      expect(parseTicks(stored)).toEqual({});
    },
  );

  it('change only the step that is ticked or unticked', () => {
    fc.assert(
      fc.property(fc.uniqueArray(step), step, fc.boolean(), (steps, one, isDone) => {
        const after = ticked(ticked(steps, one, !isDone), one, isDone);
        const others = steps.filter((other) => other !== one);
        expect(new Set(after)).toEqual(new Set(isDone ? [...others, one] : others));
      }),
    );
  });

  it('from two tabs are merged', () => {
    const withTick = (ticks: Ticks, one: number, isDone: boolean) =>
      withSteps(ticks, 'a#x', ticked(stepsDone(ticks, 'a#x', 7), one, isDone));
    const both = withTick(withTick({'b#y': [2]}, 1, true), 3, true);
    expect(both).toEqual({'a#x': [1, 3], 'b#y': [2]});
    expect(withTick(both, 1, false)).toEqual({'a#x': [3], 'b#y': [2]});
  });

  it('do not affect other lists, and are removed from storage when none is left', () => {
    const ticks = withSteps(withSteps({}, 'a#x', [2]), 'b#y', [1, 3]);
    expect(withSteps(ticks, 'a#x', [])).toEqual({'b#y': [1, 3]});
    expect(stepsDone(withSteps(ticks, 'a#x', [1]), 'b#y', 5)).toEqual([1, 3]);
  });

  it('of steps that no longer exist in the article are ignored', () => {
    expect(stepsDone({'a#x': [1, 6]}, 'a#x', 5)).toEqual([1]);
    expect(stepsDone({}, 'constructor', 5)).toEqual([]);
  });

  it('are kept for the most recently changed lists', () => {
    let ticks: Ticks = {};
    for (let index = 0; index < 70; index += 1) {
      ticks = withSteps(ticks, `page#${index}`, [1]);
    }
    expect(Object.keys(ticks)).toHaveLength(60);
    expect(Object.keys(ticks).at(-1)).toBe('page#69');
  });
});
