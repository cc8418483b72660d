import {expect, it} from 'vitest';
import {isExample} from './isExample';

it.each(['https://help.example.com', 'http://example.org:8080', 'https://help.example'])(
  'takes %s for an example',
  (address) => {
    expect(isExample(address)).toBe(true);
  },
);

it.each(['https://help.your.site', 'https://my-example.com', 'http://localhost:8080', 'x'])(
  'takes %s for a real address',
  (address) => {
    expect(isExample(address)).toBe(false);
  },
);
