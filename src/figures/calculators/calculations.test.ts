import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {correctionsOf} from '../../plugins/content-contract/typography/Correction';
import {englishTypography} from '../../plugins/content-contract/typography/englishTypography';
import {frenchTypography} from '../../plugins/content-contract/typography/frenchTypography';
import type {Outcome} from './Calculation';
import {calculations} from './calculations';
import {readField} from './readField';

describe.each(Object.entries(calculations))('%s', (_, {title, modes}) => {
  it.each(['en', 'fr'] as const)('starts with a result in the typography of %s', (language) => {
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

  it('gives a value or a message for any input', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.constantFrom('', '0', '-3', '450', '4,5', '1/0', '99999999', 'abc', '1.2,3', '4 m 50'),
    );
    fc.assert(
      fc.property(
        typed,
        fc.constantFrom(...modes),
        fc.constantFrom('en', 'fr'),
        (text, mode, language) => {
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

describe('the displayed result', () => {
  const shownBy = (outcome: Outcome | undefined) =>
    outcome && 'result' in outcome ? outcome.result : outcome?.problem;
  const [real, paper, scale] = calculations['plan-scale'].modes;
  const [stairs] = calculations['stair-steps'].modes;
  const [storey] = calculations['storey-height'].modes;

  it('is written with an equals sign only if its terms add up exactly', () => {
    const steps = {height: 250, risers: 16, tread: 27};
    expect(shownBy(stairs.compute(steps, 'fr'))).toBe(
      '2\u00a0×\u00a015,6\u00a0cm + 27\u00a0cm ≈ 58,3\u00a0cm',
    );
    expect(shownBy(storey.compute({ceiling: 250.4, slab: 30.4}, 'fr'))).toContain('≈ 2,81');
    expect(shownBy(scale?.compute({paper: 8, real: 250}, 'fr'))).toBe(
      '8\u00a0cm au 1/31,25 = 2,50\u00a0m',
    );
    expect(shownBy(paper?.compute({scale: 12_500, real: 800}, 'en'))).toBe(
      '0.064\u00a0cm at 1:12,500 = 8.00\u00a0m',
    );
    expect(shownBy(scale?.compute({paper: 7, real: 500}, 'fr'))).toContain(' ≈ 5,00');
    expect(scale?.compute({paper: 8, real: 800}, 'en')).toEqual({
      result: '8\u00a0cm at 1:100 = 8.00\u00a0m',
      notes: ['The plan is at 1:100.'],
    });
  });

  it('adds up to the hundredth whenever it claims to, for all whole millimetres', () => {
    const millimetres = fc.integer({min: 1, max: 19_990});
    fc.assert(
      fc.property(millimetres, millimetres, fc.constantFrom('en', 'fr'), (one, other, language) => {
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
  ])('rounds halves before adding, as displayed: %d and %d', (ceiling, slab, sum) => {
    expect(shownBy(storey.compute({ceiling, slab}, 'fr'))).toContain(sum);
  });

  it('is never zero, nor off by a hundredth from its displayed terms', () => {
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
            /^(.+)\u00a0cm at 1:(.+) [=≈] (.+)\u00a0m$/.exec(outcome.result) ?? [];
          const made = (value(onPaper) * value(below)) / 100;
          expect(Math.abs(made / value(inReality) - 1)).toBeLessThan(0.02);
        },
      ),
    );
  });

  it('groups the thousands of a scale like those of a length', () => {
    expect(real?.compute({scale: 25_000, paper: 8}, 'fr')).toHaveProperty(
      'result',
      '8\u00a0cm au 1/25\u202f000 = 2\u202f000,00\u00a0m',
    );
    expect(real?.compute({scale: 25_000, paper: 8}, 'en')).toHaveProperty(
      'result',
      '8\u00a0cm at 1:25,000 = 2,000.00\u00a0m',
    );
  });

  it('has no decimals after the thousands of a scale, which could not be parsed back', () => {
    expect(scale?.compute({paper: 10, real: 12_539.8}, 'en')).toHaveProperty(
      'result',
      '10\u00a0cm at 1:1,254 ≈ 125.398\u00a0m',
    );
  });

  it('says in words that a value is too small to display', () => {
    const [ratio, onPaper] = real?.fields ?? [];
    expect(ratio && readField(ratio, '0,0001', 'fr')).toEqual({problem: 'Saisissez au moins 1.'});
    for (const little of ['0,0001', '0,0000001']) {
      expect(onPaper && readField(onPaper, little, 'fr')).toEqual({
        problem: 'Saisissez au moins 0,1\u00a0cm.',
      });
    }
    expect(onPaper && readField(onPaper, '0', 'fr')).toEqual({
      problem: 'Saisissez une valeur supérieure à zéro.',
    });
    expect(scale?.compute({paper: 500, real: 1}, 'fr')).toHaveProperty('problem');
    expect(paper?.compute({scale: 100_000, real: 1}, 'fr')).toHaveProperty('problem');
    expect(
      calculations['axis-or-inside'].modes[1]?.compute({axis: 20.3, thickness: 20}, 'fr'),
    ).toHaveProperty('problem');
  });
});

describe('impossible measures', () => {
  const [, toInside] = calculations['axis-or-inside'].modes;

  it('reports walls thicker than the room', () => {
    expect(toInside?.compute({axis: 20, thickness: 30}, 'fr')).toHaveProperty('problem');
  });

  it.each([
    ['1', 'Saisissez au moins 2.'],
    ['0,5', 'Saisissez au moins 2.'],
    ['15,5', 'Saisissez un nombre entier, par exemple 16.'],
  ])('reports %s risers at the field', (text, problem) => {
    const [, risers] = calculations['stair-steps'].modes[0].fields;
    expect(risers && readField(risers, text, 'fr')).toEqual({problem});
  });
});
