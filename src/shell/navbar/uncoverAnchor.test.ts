import {expect, it, vi} from 'vitest';
import {uncoverAnchor} from './uncoverAnchor';

/** A page with one anchor, at a given distance from the top of the window, under a navbar. */
function pageWith(topPx: number, barBottomPx: number) {
  const scrollIntoView = vi.fn();
  const anchor = {getBoundingClientRect: () => ({top: topPx}), scrollIntoView};
  const root = {getElementById: (id: string) => (id === 'walls' ? anchor : null)};
  const navbar = {getBoundingClientRect: () => ({bottom: barBottomPx})};
  return {
    scrollIntoView,
    uncover: (hash: string) =>
      uncoverAnchor(hash, navbar as Element, root as unknown as Pick<Document, 'getElementById'>),
  };
}

it('scrolls at once to an anchor that the bar covers', () => {
  const {scrollIntoView, uncover} = pageWith(85, 136);
  uncover('#walls');
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({behavior: 'instant'});
});

it.each([
  ['an anchor clear of the bar', 152, '#walls'],
  ['an anchor that the reader has scrolled past', -10, '#walls'],
  ['a page without an anchor', 85, ''],
  ['a missing anchor', 85, '#roof'],
])('does not scroll for %s', (_, topPx, hash) => {
  const {scrollIntoView, uncover} = pageWith(topPx, 136);
  uncover(hash);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
