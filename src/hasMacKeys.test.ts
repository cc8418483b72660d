import {expect, it} from 'vitest';
import {hasMacKeys} from './hasMacKeys';

it.each([
  ['Win32', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', false],
  ['Linux x86_64', 'Mozilla/5.0 (X11; Linux x86_64)', false],
  ['MacIntel', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', true],
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', true],
  ['', '', false],
])('%s %s has the keys of a Mac: %s', (platform, userAgent, isMac) => {
  expect(hasMacKeys({platform, userAgent})).toBe(isMac);
});
