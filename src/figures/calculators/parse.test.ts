import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {Language} from '../../product/language';
import {formatLengthNumber} from './formatNumber';
import {type LengthUnit, parseLength, parseScale} from './parseLength';
import {parseNumber} from './parseNumber';
import {planScale} from './planScale';

describe('numbers as people type them', () => {
  it.each([
    ['4,50', 4.5],
    ['4.50', 4.5],
    [' 4,5 ', 4.5],
    ['1 250,5', 1250.5],
    ['1\u202f250', 1250],
    ['1’250', 1250],
    ["1'250,5", 1250.5],
    ['4,5\u200b', 4.5],
    [',5', 0.5],
    ['8,', 8],
    ['-2,8', -2.8],
    ['−2,8', -2.8],
    ['–2,8', -2.8],
  ])('%s is %d', (text, value) => {
    expect(parseNumber(text)).toEqual({value});
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['1,250.5', 'bothSigns'],
    ['4,5,0', 'unreadable'],
    ['quatre', 'unreadable'],
    ['1e3', 'unreadable'],
    [',', 'unreadable'],
    ['Infinity', 'unreadable'],
    ['0x10', 'unreadable'],
  ])('%s is rejected: %s', (text, fault) => {
    expect(parseNumber(text)).toEqual({fault});
  });

  it('accept a comma or a point alike', () => {
    fc.assert(
      fc.property(fc.integer({min: 0, max: 1e6}), fc.integer({min: 0, max: 999}), (whole, part) => {
        expect(parseNumber(`${whole},${part}`)).toEqual(parseNumber(`${whole}.${part}`));
      }),
    );
  });
});

describe('lengths', () => {
  it.each([
    ['4,50', 'm', 450],
    ['4.5 m', 'm', 450],
    ['450 cm', 'm', 450],
    ['4500mm', 'm', 450],
    ['27', 'cm', 27],
    ['0,27 m', 'cm', 27],
    ['0.1', 'm', 10],
    ['17,5 CM', 'cm', 17.5],
    ['4 m 50', 'm', 450],
    ['5m05', 'cm', 505],
    ['4 m 50 cm', 'm', 450],
    ['4 mètres 50', 'm', 450],
    ['4 metres 50 centimètres', 'm', 450],
    ['7,80 me\u0300tres', 'cm', 780],
    ['4.5 m\u200b', 'cm', 450],
    ['4,50 mètres', 'm', 450],
    ['1 mètre', 'cm', 100],
    ['450 centimetres', 'm', 450],
    ['270 millimètres', 'm', 27],
    ['2.5 meters', 'm', 250],
    ['4,50 m. ', 'm', 450],
    ['27 cm.', 'm', 27],
  ] as const)('%s in a field of %s is %d cm', (text, unit, value) => {
    expect(parseLength(text, unit)).toEqual({value});
  });

  it.each(['m', '4 pieds', '4 m 5', '4,50 m 20', '4 m 500', 'mètres', "5'"])(
    '%s is rejected',
    (text) => {
      expect(parseLength(text, 'm')).toHaveProperty('fault');
    },
  );

  it('parse back from their formatted text, in both languages', () => {
    const length = fc.integer({min: 1, max: 1_000_000});
    const unit = fc.constantFrom<LengthUnit>('m', 'cm');
    fc.assert(
      fc.property(length, unit, fc.constantFrom('en', 'fr'), (lengthCm, own, language) => {
        // English output groups thousands with a comma, which readers do not type into a field.
        const text = formatLengthNumber(lengthCm, own, language);
        fc.pre(language === 'fr' || !/,/.test(text));
        expect(parseLength(text, own)).toEqual({value: lengthCm});
      }),
    );
  });
});

describe('scales', () => {
  it.each([['1/100'], ['1:100'], ['100'], [' 1 / 100 '], ['1/ 100']])('%s is 1/100', (text) => {
    expect(parseScale(text)).toEqual({value: 100});
  });

  it.each([
    '1/100e',
    '1/100 ème',
    '1/100eme',
    'au 1/100',
    'Au 1/100e',
    'au 100e',
    '1/100ième',
    'Échelle 1/100',
    'échelle : 1/100e',
    'Echelle de 1/100ᵉ',
    'scale 1:100',
    '1⁄100',
    '1∶100',
    '1/100\u200b',
  ])('%s is 1/100, in the French notation', (text) => {
    expect(parseScale(text)).toEqual({value: 100});
  });

  it.each(['cent', '2/100', '1/100 cm', '1e3'])('%s is rejected', (text) => {
    expect(parseScale(text)).toEqual({fault: 'unreadable'});
  });

  it.each([
    ['1/1,000', 1000],
    ['1:1.250', 1250],
    ['1/25 000', 25_000],
    ['1,000,000', 1_000_000],
    ['1/31,25', 31.25],
    ['1/2.5', 2.5],
    ['0,125', 0.125],
  ])('%s has the denominator %d', (text, value) => {
    expect(parseScale(text)).toEqual({value});
  });

  it('parse back from the calculator’s output, in both languages', () => {
    const mode = planScale.modes.find(({name}) => name === 'scale');
    const thousandths = fc.oneof(
      fc.integer({min: 1000, max: 20_000}),
      fc.integer({min: 1000, max: 2_000_000}),
    );
    fc.assert(
      fc.property(thousandths, fc.constantFrom<Language>('en', 'fr'), (asked, language) => {
        const shown = mode?.compute({paper: 10, real: asked / 100}, language);
        const [scale = ''] =
          /1[/:][\d.,\u202f]+/.exec(shown && 'result' in shown ? shown.result : '') ?? [];
        const read = parseScale(scale);
        const value = 'value' in read ? read.value : Number.NaN;
        // The displayed value is rounded to half a percent.
        expect(Math.abs(value / (asked / 1000) - 1)).toBeLessThanOrEqual(0.0051);
      }),
    );
  });

  it('with both separators are rejected', () => {
    expect(parseScale('1/1,000.500')).toEqual({fault: 'bothSigns'});
  });
});
