import {describe, expect, it} from 'vitest';
import {initialNavbarState, type NavbarEvent, navbarVisibility} from './navbarVisibility';

const scroll = (scrollYPx: number, isInUse = false): NavbarEvent => ({
  type: 'scroll',
  scrollYPx,
  maxScrollYPx: 2000,
  navbarHeightPx: 64,
  isInUse,
});
const anchor: NavbarEvent = {type: 'anchor'};
const arrived: NavbarEvent = {type: 'arrived'};
const found = (scrollYPx: number): NavbarEvent => ({type: 'found', scrollYPx});
const show: NavbarEvent = {type: 'show'};

function isVisibleAfter(...events: readonly NavbarEvent[]): boolean {
  return events.reduce(navbarVisibility, initialNavbarState).isVisible;
}

describe('the bar', () => {
  it.each<[string, readonly NavbarEvent[], boolean]>([
    ['is visible at first', [], true],
    ['hides on scroll down', [scroll(100), scroll(300)], false],
    ['hides on the first jump from the top', [scroll(900)], false],
    ['reappears on scroll up', [scroll(900), scroll(880)], true],
    ['reappears on scroll up at the very end of the page', [scroll(2000), scroll(1990)], true],
    ['stays within its own height', [scroll(63)], true],
    ['comes back within its own height', [scroll(900), scroll(40), scroll(60)], true],
    [
      'does not take overscroll bounce for a scroll up',
      [scroll(2000), scroll(2080), scroll(2000)],
      false,
    ],
    ['does not take overscroll bounce for a scroll down', [scroll(-80), scroll(0)], true],
    ['stays while the page scrolls to an anchor', [anchor, scroll(400), scroll(1200)], true],
    ['comes back for an anchor', [scroll(900), anchor, scroll(1200)], true],
    ['hides again after the anchor is reached', [anchor, scroll(900), arrived, scroll(950)], false],
    ['stays on scroll up from a restored position', [found(900), scroll(880)], true],
    ['hides on scroll down from there', [found(900), scroll(920)], false],
    ['reappears when it receives focus', [scroll(900), show], true],
    ['stays while one of its menus is open', [scroll(400), show, scroll(900, true)], true],
    ['hides once that menu is closed', [show, scroll(900, true), scroll(950)], false],
    ['does not move when the page does not', [scroll(900), show, scroll(900)], true],
  ])('%s', (_sentence, events, isVisible) => {
    expect(isVisibleAfter(...events)).toBe(isVisible);
  });
});
