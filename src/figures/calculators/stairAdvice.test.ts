import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {shownLengthCm} from './formatNumber';
import {bestRisers, isComfortable, stairAdvice} from './stairAdvice';
import {stairSize} from './stairSize';

/**
 * Statements of the advice about the riser, tread or stride that contradict the displayed numbers.
 */
function contradictions(heightCm: number, risers: number, treadCm: number): string[] {
  const advice = stairAdvice(heightCm, risers, treadCm, 'en');
  const {riserCm, strideCm} = stairSize(heightCm, risers, treadCm);
  const [riser, tread, stride] = [riserCm, treadCm, strideCm].map((lengthCm) =>
    shownLengthCm(lengthCm, 'cm'),
  ) as [number, number, number];
  const isComfortableAsShown =
    riser <= 21 && (riser >= 13 || risers === 2) && tread >= 21 && stride >= 60 && stride <= 64;
  const said = [
    [/too high/, riser > 21],
    [/too low/, riser < 13 && risers > 2],
    [/too short: 21/, tread < 21],
    [/stride is too short/, stride < 60],
    [/stride is too long/, stride > 64],
    [/comfortable/, isComfortableAsShown],
  ] as const;
  return said.some(([words, isShown]) => words.test(advice) && isShown)
    ? []
    : [`${riser}, ${tread}, ${stride}: ${advice}`];
}

describe('stairs', () => {
  it('of the example house are comfortable', () => {
    expect(stairSize(280, 16, 27)).toEqual({riserCm: 17.5, strideCm: 62, runCm: 405});
    expect(bestRisers(280, 27)).toBe(16);
  });

  it('with the recommended number of risers are comfortable', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 50, max: 600}),
        fc.integer({min: 15, max: 45}),
        (height, tread) => {
          const risers = bestRisers(height, tread);
          if (risers !== null) {
            expect(Number.isInteger(risers)).toBe(true);
            expect(isComfortable(stairSize(height, risers, tread).strideCm)).toBe(true);
          }
        },
      ),
    );
  });

  it('have no recommended number of risers when the tread alone equals a stride', () => {
    expect(bestRisers(280, 62)).toBeNull();
  });

  it.each([
    // A good stride alone is not enough: these are as steep as a ladder or as flat as a ramp.
    [280, 11, 12, 'Risers of 25.5\u00a0cm are too high: 21\u00a0cm at most. Try 14 risers.'],
    [
      280,
      16,
      12,
      'A tread of 12\u00a0cm is too short: 21\u00a0cm at least. Try a tread of 27\u00a0cm.',
    ],
    [280, 56, 52, 'Risers of 5\u00a0cm are too low: 13\u00a0cm at least. Try 21 risers.'],
    [280, 10, 80, 'Risers of 28\u00a0cm are too high: 21\u00a0cm at most. Try 14 risers.'],
    [280, 14, 80, 'More than 64\u00a0cm: the stride is too long. Try a tread of 22\u00a0cm.'],
    [280, 13, 27, 'Risers of 21.5\u00a0cm are too high: 21\u00a0cm at most. Try 16 risers.'],
    [250, 16, 27, 'Less than 60\u00a0cm: the stride is too short. Try 14 risers.'],
    // The limit applies to the displayed value, after rounding.
    [305, 21, 35, 'The stairs are comfortable.'],
    [283, 21, 33, 'The stairs are comfortable.'],
    [280, 14, 20.96, 'The stairs are comfortable.'],
    [210.5, 10, 21, 'Risers of 21.1\u00a0cm are too high: 21\u00a0cm at most. Try 11 risers.'],
    // Too low for two risers of the usual height.
    [20, 2, 42, 'The stairs are comfortable.'],
    [20, 10, 58, 'Risers of 2\u00a0cm are too low: 13\u00a0cm at least. Try 2 risers.'],
  ])(
    'of %d cm in %d risers of %d cm get advice on what to change',
    (height, risers, tread, advice) => {
      expect(stairAdvice(height, risers, tread, 'en')).toBe(advice);
    },
  );

  it('are judged by the displayed numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 5, max: 600}),
        fc.integer({min: 2, max: 60}),
        fc.constantFrom(60, 64),
        fc.integer({min: -10, max: 10}),
        (height, risers, limitCm, hundredths) => {
          const tread = limitCm + hundredths / 100 - (2 * height) / risers;
          fc.pre(tread > 0);
          expect(contradictions(height, risers, tread)).toEqual([]);
        },
      ),
    );
  });

  it('are comfortable once the advice is applied', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 5, max: 600}),
        fc.integer({min: 2, max: 60}),
        fc.integer({min: 5, max: 100}),
        (height, firstRisers, firstTread) => {
          let [risers, tread] = [firstRisers, firstTread];
          for (let turn = 0; turn < 3; turn++) {
            const advice = stairAdvice(height, risers, tread, 'en');
            risers = Number(/Try (\d+) risers/.exec(advice)?.[1] ?? risers);
            tread = Number(/Try a tread of ([\d.]+)/.exec(advice)?.[1] ?? tread);
          }
          expect(stairAdvice(height, risers, tread, 'en')).toBe('The stairs are comfortable.');
        },
      ),
    );
  });
});
