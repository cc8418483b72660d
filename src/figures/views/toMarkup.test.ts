import {describe, expect, it} from 'vitest';
import {point} from '../geometry/point';
import {element, group} from './node';
import {lineData, polygonData} from './pathData';
import {toMarkup} from './toMarkup';
import {centimetreRange, centimetres, metres, percent, squareMetres} from './words';

describe('toMarkup', () => {
  it('escapes text and rounds numbers', () => {
    const node = group('a"b', element('text', {x: 1.2345, y: -0.04}, 'R&D <2 m'));
    expect(toMarkup(node)).toBe(
      '<g class="a&quot;b"><text x="1.2" y="0">R&amp;D &lt;2 m</text></g>',
    );
  });
});

describe('pathData', () => {
  it('is short: uses horizontal and vertical commands, and drops repeated points', () => {
    expect(lineData([point(0, 0), point(10, 0), point(10, 5), point(10, 5.01), point(-3, 2)])).toBe(
      'M0 0h10v5l-13-3',
    );
    expect(polygonData([point(1, -1), point(2, 2), point(0, 2)])).toBe('M1-1l1 3h-2Z');
  });
});

describe('words', () => {
  it('formats measurements in the language of the page', () => {
    expect(metres(780, 'fr')).toBe('7,80\u00a0m');
    expect(metres(-140, 'en')).toBe('−1.40\u00a0m');
    expect(squareMetres(26.97, 'fr')).toBe('26,97\u00a0m²');
    expect(centimetres(3, 'en')).toBe('3\u00a0cm');
    expect(centimetreRange({minCm: 1, maxCm: 2}, 'fr')).toBe('1\u00a0à\u00a02\u00a0cm');
    expect([percent(50, 'fr'), percent(50, 'en')]).toEqual(['50\u00a0%', '50%']);
  });
});
