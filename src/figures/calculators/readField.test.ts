import {describe, expect, it} from 'vitest';
import {calculations} from './calculations';
import {readField} from './readField';

describe('impossible measures', () => {
  const [length] = calculations['axis-or-inside'].modes[0].fields;

  it('suggest the unit when they are in centimetres', () => {
    expect(length && readField(length, '780', 'fr')).toEqual({
      problem:
        'Plus de 100,00\u00a0m\u202f? Si la mesure est en centimètres, écrivez «\u00a07,80\u00a0».',
    });
  });

  it('suggest a unit only if the value would then be accepted', () => {
    const [ceiling] = calculations['storey-height'].modes[0].fields;
    const problemOf = (text: string) => ceiling && readField(ceiling, text, 'fr');
    expect(problemOf('12 500')).toHaveProperty(
      'problem',
      'Plus de 20,00\u00a0m\u202f? Si la mesure est en millimètres, écrivez «\u00a012,50\u00a0».',
    );
    expect(problemOf('99 999')).toEqual({problem: 'Saisissez au plus 20,00\u00a0m.'});
  });
});

describe('measures that are too small', () => {
  const tread = calculations['stair-steps'].modes[0].fields.find(({name}) => name === 'tread');

  it('suggest the unit when they are in metres', () => {
    expect(tread && readField(tread, '0,27', 'fr')).toEqual({
      problem: 'Moins de 5\u00a0cm\u202f? Si la mesure est en mètres, écrivez «\u00a027\u00a0».',
    });
    expect(tread && readField(tread, '0.27 m', 'en')).toEqual({value: 27});
  });

  it('suggest a unit only if the value would then be accepted', () => {
    expect(tread && readField(tread, '0,01', 'fr')).toEqual({
      problem: 'Saisissez au moins 5\u00a0cm.',
    });
  });
});

describe('the suggestion for an impossible measure', () => {
  const lengths = Object.values(calculations)
    .flatMap(({modes}) => modes.flatMap(({fields}) => fields))
    .filter(({unit}) => unit === 'm' || unit === 'cm');

  it.each(['en', 'fr'] as const)('is accepted when typed as written, in %s', (language) => {
    const proposals = lengths.flatMap((field) =>
      ['780', '12500', '99999', '100000', '1000000'].flatMap((text) => {
        const reading = readField(field, text, language);
        const problem = 'problem' in reading ? reading.problem : '';
        const [, proposed] = /[“«]\u00a0?([^”»]*?)\u00a0?[”»]/.exec(problem) ?? [];
        return proposed === undefined ? [] : [readField(field, proposed, language)];
      }),
    );
    expect(proposals.length).toBeGreaterThan(0);
    expect(proposals.filter((reading) => 'problem' in reading)).toEqual([]);
  });

  it('has no thousands separator', () => {
    const real = lengths.find(({name}) => name === 'real');
    expect(real && readField(real, '100000', 'en')).toEqual({
      problem:
        'That is more than 1,000.00\u00a0m. If the measurement is in centimetres, type “1000.00” instead.',
    });
  });
});

describe('the example scale', () => {
  const [scale] = calculations['plan-scale'].modes[0].fields;

  it.each([
    ['en', 'Type a value, for example 1:100.'],
    ['fr', 'Saisissez une valeur, par exemple 1/100.'],
  ] as const)('is in the notation of %s', (language, problem) => {
    expect(scale && readField(scale, '', language)).toEqual({problem});
  });
});
