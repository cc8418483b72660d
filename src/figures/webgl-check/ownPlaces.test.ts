import {describe, expect, it} from 'vitest';
import {adviceOf} from './adviceOf';
import {browserOf} from './browserOf';
import {ownPlaces} from './ownPlaces';
import {ownWords} from './words';

describe('the reader’s browser', () => {
  it.each([
    ['software', 'Firefox/131.0 Linux', ['firefox', 'graphics-driver Linux']],
    ['webgl1', 'Firefox/131.0 Windows', ['graphics-driver Windows']],
    ['missing', 'Firefox/131.0 Windows', ['firefox']],
    ['blocked', 'Android Chrome/130', ['android']],
    ['ok', 'Firefox/131.0 Windows', []],
    ['blocked', 'Something else', []],
  ] as const)('has its sections marked when it is %s: %s', (verdict, userAgent, marked) => {
    const own = browserOf({userAgent, maxTouchPoints: 0});
    const places = ownPlaces(adviceOf(verdict, own).anchors, own);
    expect(places.map(({anchor, line}) => [anchor, line].filter(Boolean).join(' '))).toEqual(
      marked,
    );
  });

  it('is called a device when the section is about one', () => {
    const own = browserOf({userAgent: '(iPhone; CPU iPhone OS 18_0)', maxTouchPoints: 5});
    expect(ownPlaces(['iphone-ipad'], own)).toEqual([
      {anchor: 'iphone-ipad', words: ownWords.device},
    ]);
  });
});
