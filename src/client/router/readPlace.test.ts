import {afterEach, expect, it, vi} from 'vitest';
import {readPlace} from './readPlace';

const heading = (id: string, top: number) => ({id, getBoundingClientRect: () => ({top})});

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['the first heading on the screen', [-300, 120, 400], {headingId: 'h1', headingAtPx: 120}],
  ['that no heading is on the screen', [-300, 900], {headingId: undefined, headingAtPx: undefined}],
])('keeps %s', (_, tops, kept) => {
  const headings = tops.map((top, index) => heading(`h${index}`, top));
  vi.stubGlobal('window', {
    scrollY: 700,
    innerHeight: 800,
    document: {querySelectorAll: () => headings},
  });
  expect(readPlace()).toStrictEqual({readAtPx: 700, ...kept});
});
