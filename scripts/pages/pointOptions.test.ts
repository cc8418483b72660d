import {expect, it} from 'vitest';
import {pointOptions} from './pointOptions';

const config = `const search = {
  ignoreFiles: ['walls'],
  rankLast: ['glossary', 'walls'],
  popular: [
    'walls',
    'walls#close-a-room',
    'start/walls',
  ],
};`;

it('names a page that has moved, and its sections, by the new address', () => {
  const moved = pointOptions(config, 'walls.mdx', 'start/draw-walls.mdx');
  expect(moved).toContain("ignoreFiles: ['walls']");
  expect(moved).toContain("rankLast: ['glossary', 'start/draw-walls']");
  expect(moved).toMatch(
    /popular: \[\s+'start\/draw-walls',\s+'start\/draw-walls#close-a-room',\s+'start\/walls',/,
  );
});

it('leaves out a removed page', () => {
  const left = pointOptions(config, 'walls.mdx');
  expect(left).toContain("rankLast: ['glossary',]");
  expect(left).toMatch(/popular: \[\s+'start\/walls',\s+\]/);
});

it('names the page of a section by its folder', () => {
  expect(pointOptions("popular: ['start']", 'start/index.mdx', 'begin/index.mdx')).toBe(
    "popular: ['begin']",
  );
});
