import {describe, expect, it} from 'vitest';
import {point} from '../../geometry/point';
import {wideWidth} from '../../legibility/wideWidth';
import {reading} from './hints';

/** Text size on a narrow phone, in units of the drawing. */
const fontUnits = 13;

describe('a readout', () => {
  it.each(['35°', '8.00 m', '10,00 m', '8,00 m, 180°', 'abc…'])(
    'has a background with a margin around %s on a phone',
    (words) => {
      const [ground] = reading(words, point(0, 0)).children;
      const width = typeof ground === 'object' ? Number(ground.attributes.width) : 0;
      expect((width - wideWidth(words, true) * fontUnits) / 2).toBeGreaterThan(3);
    },
  );
});
