import {expect, it} from 'vitest';
import {isExample} from './isExample';

it.each(['https://help.example.com', 'http://example.org:8080', 'https://help.example'])(
  'tells that %s is the address of nobody',
  (address) => {
    expect(isExample(address)).toBe(true);
  },
);

it.each(['https://help.your.site', 'https://my-example.com', 'http://localhost:8080', 'x'])(
  'takes %s for that of somebody',
  (address) => {
    expect(isExample(address)).toBe(false);
  },
);
