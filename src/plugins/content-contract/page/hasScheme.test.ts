import {expect, it} from 'vitest';
import {hasScheme} from './hasScheme';

it.each(['https://example.com', 'HTTPS://example.com', 'mailto:a@b.example', 'web+plan:4'])(
  'has a scheme: %s',
  (url) => {
    expect(hasScheme(url)).toBe(true);
  },
);

it.each(['./walls.mdx', '/fr/walls', '//example.com', '#a:b', './4:3.mdx', ''])(
  'has no scheme: %s',
  (url) => {
    expect(hasScheme(url)).toBe(false);
  },
);
