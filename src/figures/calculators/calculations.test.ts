import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {correctionsOf} from '../../plugins/content-contract/typography/Correction';
import {englishTypography} from '../../plugins/content-contract/typography/englishTypography';
import {frenchTypography} from '../../plugins/content-contract/typography/frenchTypography';
import {axisLengthCm, insideLengthCm} from './axisLength';
import type {Outcome} from './Calculation';
import {calculations} from './calculations';
import {paperLengthCm, realLengthCm, scaleOf, usualScale} from './planScale';
import {readField} from './readField';
import {bestRisers, isComfortable, stairAdvice} from './stairAdvice';
import {stairSize} from './stairSize';
import {storeyHeightCm} from './storeyHeight';

const lengthCm = fc.integer({min: 1, max: 5000});
const near = (value: number): unknown => expect.closeTo(value, 6);

describe('length at the axis and inside', () => {
  it('undo each other', () => {
    fc.assert(
      fc.property(lengthCm, lengthCm, (inside, wall) => {
        expect(insideLengthCm(axisLengthCm(inside, wall), wall)).toBe(inside);
      }),
    );
  });

  it('of the article: 7.80 m inside is 8 m at the axis', () => {
    expect(axisLengthCm(780, 20)).toBe(800);
  });
});

describe('storey height', () => {
  it('of the article: 2.50 m and 0.30 m make 2.80 m', () => {
    expect(storeyHeightCm(250, 30)).toBe(280);
  });
});

describe('stairs', () => {
  it('of the example house are comfortable', () => {
    expect(stairSize(280, 16, 27)).toEqual({riserCm: 17.5, strideCm: 62, runCm: 405});
    expect(bestRisers(280, 27)).toBe(16);
  });

  it('with the number of risers that is advised are comfortable', () => {
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

  it('climb what they have to climb', () => {
    fc.assert(
      fc.property(lengthCm, fc.integer({min: 2, max: 60}), lengthCm, (height, risers, tread) => {
        expect(stairSize(height, risers, tread).riserCm * risers).toEqual(near(height));
      }),
    );
  });

  it('have no number of risers when the tread is a stride by itself', () => {
    expect(bestRisers(280, 62)).toBeNull();
  });

  it.each([
    // A good stride does not make a ladder comfortable, nor a ramp.
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
    // Too low to be climbed in two risers of the usual height.
    [20, 2, 42, 'The stairs are comfortable.'],
  ])('of %d cm in %d risers of %d cm are told what to change', (height, risers, tread, advice) => {
    expect(stairAdvice(height, risers, tread, 'en')).toBe(advice);
  });

  it('are comfortable once the advice is followed', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 50, max: 600}),
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

describe('scale', () => {
  it('turns paper into reality and back', () => {
    fc.assert(
      fc.property(lengthCm, fc.integer({min: 1, max: 2000}), (paper, scale) => {
        const real = realLengthCm(paper, scale);
        expect(paperLengthCm(real, scale)).toEqual(near(paper));
        expect(scaleOf(paper, real)).toEqual(near(scale));
      }),
    );
  });

  it('is a usual one within a hundredth', () => {
    expect([usualScale(100.6), usualScale(99.2), usualScale(97)]).toEqual([100, 100, null]);
  });
});

describe.each(Object.entries(calculations))('%s', (_, {title, modes}) => {
  it.each(['en', 'fr'] as const)('begins with an answer, set as %s sets it', (language) => {
    const rules = language === 'fr' ? frenchTypography : englishTypography;
    for (const {fields, compute, label} of modes) {
      const values = Object.fromEntries(fields.map(({name, initial}) => [name, initial]));
      const outcome = compute(values, language);
      expect(outcome).toHaveProperty('result');
      const texts = [
        title[language],
        label[language],
        ...fields.map((field) => field.label[language]),
      ];
      const said = 'result' in outcome ? [outcome.result, ...outcome.notes] : [];
      const faults = [...texts, ...said].flatMap((text) =>
        correctionsOf(text, rules).map(({what}) => `${text}: ${what}`),
      );
      expect(faults).toEqual([]);
    }
  });

  it('answers whatever is typed with a value or a sentence', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.constantFrom('', '0', '-3', '450', '4,5', '1/0', '99999999', 'abc', '1.2,3', '4 m 50'),
    );
    fc.assert(
      fc.property(
        typed,
        fc.constantFrom(...modes),
        fc.constantFrom('en', 'fr'),
        (text, mode, tongue) => {
          const language = tongue as 'en' | 'fr';
          for (const field of mode.fields) {
            const reading = readField(field, text, language);
            if ('value' in reading) {
              expect(reading.value).toBeGreaterThan(0);
              expect(reading.value).toBeLessThanOrEqual(field.max);
            } else {
              expect(reading.problem).toMatch(/^\P{Ll}.*[.?]$/su);
            }
          }
        },
      ),
    );
  });
});

describe('what is shown', () => {
  const shownBy = (outcome: Outcome | undefined) =>
    outcome && 'result' in outcome ? outcome.result : outcome?.problem;
  const [real, paper, scale] = calculations['plan-scale'].modes;
  const [stairs] = calculations['stair-steps'].modes;
  const [storey] = calculations['storey-height'].modes;

  it('is an equation only when its terms make it one', () => {
    const steps = {height: 250, risers: 16, tread: 27};
    expect(shownBy(stairs.compute(steps, 'fr'))).toBe(
      '2\u00a0×\u00a015,6\u00a0cm + 27\u00a0cm ≈ 58,3\u00a0cm',
    );
    expect(shownBy(storey.compute({ceiling: 250.4, slab: 30.4}, 'fr'))).toContain('≈ 2,81');
    expect(shownBy(scale?.compute({paper: 8, real: 250}, 'fr'))).toBe(
      '8\u00a0cm au 1/31,25 = 2,50\u00a0m',
    );
    expect(shownBy(paper?.compute({scale: 12_500, real: 800}, 'en'))).toBe(
      '0.064\u00a0cm at 1/12500 = 8.00\u00a0m',
    );
    expect(shownBy(scale?.compute({paper: 7, real: 500}, 'fr'))).toContain(' ≈ 5,00');
  });

  it('adds up to the hundredth whenever it says so, for all whole millimetres', () => {
    const millimetres = fc.integer({min: 1, max: 19_990});
    fc.assert(
      fc.property(millimetres, millimetres, fc.constantFrom('en', 'fr'), (one, other, tongue) => {
        const language = tongue as 'en' | 'fr';
        const values = {ceiling: one / 10, slab: other / 10};
        const result = shownBy(storey.compute(values, language)) ?? '';
        const [, left, right, sign, sum] =
          /^(.+) m \+ (.+) m ([=≈]) (.+) m /.exec(result.replace(/\u00a0/g, ' ')) ?? [];
        const hundredths = (text = ''): number => Number(text.replace(/\D/g, ''));
        const isEqual = hundredths(left) + hundredths(right) === hundredths(sum);
        expect([result, sign]).toEqual([result, isEqual ? '=' : '≈']);
      }),
      {numRuns: 2000},
    );
  });

  it.each([
    [200.1, 10.4, '2,00\u00a0m + 0,10\u00a0m ≈ 2,11\u00a0m'],
    [780.5, 20, '7,81\u00a0m + 0,20\u00a0m = 8,01\u00a0m'],
  ])('says of halves, %d and %d, what it writes', (ceiling, slab, sum) => {
    expect(shownBy(storey.compute({ceiling, slab}, 'fr'))).toContain(sum);
  });

  it('never is a zero, nor a result that its terms belie by a hundredth', () => {
    const value = (text = ''): number => Number(text.replace(/[^\d.]/g, ''));
    fc.assert(
      fc.property(
        fc.constantFrom(real, paper, scale),
        fc.double({min: 0, max: 1, noNaN: true}),
        fc.double({min: 0, max: 1, noNaN: true}),
        (mode, one, other) => {
          const ranges = {scale: [1, 100_000], paper: [0.1, 500], real: [1, 100_000]} as const;
          const within = ([min, max]: readonly [number, number], at: number) =>
            min * (max / min) ** at;
          const [first, second] = (mode?.fields ?? []).map(({name}) => name as keyof typeof ranges);
          if (!mode || !first || !second) throw new Error('A mode has two fields.');
          const values = {
            [first]: within(ranges[first], one),
            [second]: within(ranges[second], other),
          };
          const outcome = mode.compute(values, 'en');
          if ('problem' in outcome) return;
          const [, onPaper, below, inReality] =
            /^(.+)\u00a0cm at 1\/(.+) [=≈] (.+)\u00a0m$/.exec(outcome.result) ?? [];
          const made = (value(onPaper) * value(below)) / 100;
          expect(Math.abs(made / value(inReality) - 1)).toBeLessThan(0.02);
        },
      ),
    );
  });

  it('says in words what is too small to be shown', () => {
    const [ratio, onPaper] = real?.fields ?? [];
    expect(ratio && readField(ratio, '0,0001', 'fr')).toEqual({problem: 'Saisissez au moins 1.'});
    expect(onPaper && readField(onPaper, '0,0001', 'fr')).toEqual({
      problem: 'Saisissez au moins 0,1\u00a0cm.',
    });
    expect(scale?.compute({paper: 500, real: 1}, 'fr')).toHaveProperty('problem');
    expect(paper?.compute({scale: 100_000, real: 1}, 'fr')).toHaveProperty('problem');
    expect(
      calculations['axis-or-inside'].modes[1]?.compute({axis: 20.3, thickness: 20}, 'fr'),
    ).toHaveProperty('problem');
  });
});

describe('impossible measures', () => {
  const [toAxis, toInside] = calculations['axis-or-inside'].modes;
  const [length] = toAxis.fields;

  it('in centimetres get the unit explained', () => {
    expect(length && readField(length, '780', 'fr')).toEqual({
      problem:
        'Plus de 100,00\u00a0m\u202f? Si la mesure est en centimètres, écrivez «\u00a0780\u00a0cm\u00a0».',
    });
  });

  it('get a unit only if the measure would then be accepted', () => {
    const [ceiling] = calculations['storey-height'].modes[0].fields;
    const problemOf = (text: string) => ceiling && readField(ceiling, text, 'fr');
    expect(problemOf('12 500')).toHaveProperty(
      'problem',
      'Plus de 20,00\u00a0m\u202f? Si la mesure est en millimètres, écrivez «\u00a012 500\u00a0mm\u00a0».',
    );
    expect(problemOf('99 999')).toEqual({problem: 'Saisissez au plus 20,00\u00a0m.'});
  });

  it('of walls thicker than the room are told', () => {
    expect(toInside?.compute({axis: 20, thickness: 30}, 'fr')).toHaveProperty('problem');
  });

  it.each([1, 0.5, 15.5])('of %d risers are told', (risers) => {
    const [stairs] = calculations['stair-steps'].modes;
    expect(stairs.compute({height: 280, risers, tread: 27}, 'en')).toHaveProperty('problem');
  });
});
