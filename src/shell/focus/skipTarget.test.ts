import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {expect, it, vi} from 'vitest';

vi.mock('@docusaurus/theme-common', () => ({SkipToContentFallbackId: 'fallback'}));

import {skipTarget} from './skipTarget';

const container = {} as HTMLElement;
const main = {} as HTMLElement;

function page(hasContainer: boolean, hasMain: boolean) {
  return {
    getElementById: (id: string) =>
      hasContainer && id === SkipToContentFallbackId ? container : null,
    querySelector: (selector: string) => (hasMain && selector === 'main' ? main : null),
  } as unknown as Document;
}

it.each([
  [true, true, container],
  [true, false, container],
  [false, true, main],
  [false, false, null],
])(
  'container %s, main %s: targets the container, or failing that the first main',
  (hasContainer, hasMain, target) => {
    expect(skipTarget(page(hasContainer, hasMain))).toBe(target);
  },
);
