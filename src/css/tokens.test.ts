import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {contrast} from './contrast';
import {readTokens} from './readTokens';

const css = readFileSync(fileURLToPath(new URL('tokens.css', import.meta.url)), 'utf8');

const modes = readTokens(css);

const surfaces = ['paper', 'surface', 'sunken', 'accent-soft', 'tint'];
/** The contrasts stated in tokens.css: text colour, backgrounds, minimum ratio. */
const promises: readonly (readonly [string, readonly string[], number])[] = [
  ['ink', [...surfaces, 'mark', 'success-soft', 'caution-soft', 'danger-soft'], 4.5],
  ['ink-soft', surfaces, 4.5],
  ['accent', surfaces, 4.5],
  ['accent-strong', surfaces, 4.5],
  ['on-accent', ['accent', 'accent-strong'], 4.5],
  ['dimension', ['paper', 'surface'], 4.5],
  ['success', ['paper', 'success-soft'], 4.5],
  ['caution', ['paper', 'caution-soft'], 4.5],
  ['danger', ['paper', 'danger-soft'], 4.5],
  ['line-strong', ['paper', 'surface'], 3],
  ['focus', surfaces, 3],
  ['code-text', ['code-surface'], 4.5],
  ['code-comment', ['code-surface'], 4.5],
  ['code-keyword', ['code-surface'], 4.5],
  ['code-string', ['code-surface'], 4.5],
  ['code-name', ['code-surface'], 4.5],
];

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#2443c4', '#2443c4')).toBe(1);
  });

  it('distinguishes a failing grey from a passing one', () => {
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
    expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5);
  });
});

describe.each(Object.entries(modes))('tokens of the %s mode', (_mode, tokens) => {
  it.each(promises)('%s is readable wherever it may be used', (text, grounds, least) => {
    for (const ground of grounds) {
      const [textColor, groundColor] = [tokens.get(text), tokens.get(ground)];
      expect(textColor, `--site-${text}`).toBeDefined();
      expect(groundColor, `--site-${ground}`).toBeDefined();
      expect(
        contrast(textColor ?? '', groundColor ?? ''),
        `--site-${text} on --site-${ground}`,
      ).toBeGreaterThanOrEqual(least);
    }
  });
});

it('hover differs visibly from its surroundings, in dark mode too', () => {
  for (const ground of ['paper', 'surface']) {
    const colours = ['tint', ground].map((name) => modes.dark.get(name) ?? '');
    expect(contrast(colours[0] ?? '', colours[1] ?? ''), ground).toBeGreaterThan(1.15);
  }
});

it('both modes define the same colours', () => {
  expect([...modes.dark.keys()].sort()).toEqual([...modes.light.keys()].sort());
});
