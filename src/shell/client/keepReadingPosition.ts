import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * After this long without a `scroll` event, scrolling has ended; for browsers without `scrollend`
 * (Safari before 26.2).
 */
const restMs = 100;
let rest: ReturnType<typeof setTimeout> | undefined;

/** The element at the reading line, and how far down in it the line is, from 0 to 1. */
let element: Element | null = null;
let share = 0;
let widthPx = 0;

/**
 * Height of the reading line in the window: clear of the navbar, and of a live figure (the kind
 * with a status), whose drawing stays in the upper part of a phone screen.
 */
const lineYPx = (): number =>
  window.innerHeight * (document.querySelector('figure [role=status]') ? 0.7 : 1 / 3);
/** Not the width of the window, which some browsers reduce when the reader pinch-zooms. */
const pageWidthPx = (): number => document.documentElement.clientWidth;

function recordLine(): void {
  // A modal dialog covers the text that the reader will return to.
  if (document.querySelector(':modal')) {
    return;
  }
  widthPx = pageWidthPx();
  // In a two-column layout this is the second column: the controls, next to the drawing.
  const xPx = widthPx * 0.7;
  let yPx = lineYPx();
  // Between two paragraphs the point hits their container: try further down.
  do {
    element = document.elementFromPoint(xPx, yPx);
    yPx += 8;
  } while (element?.querySelector('p'));
  const {top = 0, height = 0} = element?.getBoundingClientRect() ?? {};
  share = (lineYPx() - top) / height;
}

/**
 * Keeps the line being read in place when the reader rotates a phone. The browser's scroll
 * anchoring keeps what is at the top of the window, if anything, and loses it when styles change
 * with the width. Windows resized with a mouse are left to the browser.
 */
function restoreLine(): void {
  if (
    'ontouchend' in window &&
    window.scrollY > 0 &&
    element?.isConnected &&
    pageWidthPx() !== widthPx
  ) {
    widthPx = pageWidthPx();
    const {top, height} = element.getBoundingClientRect();
    window.scrollBy({top: top + height * share - lineYPx(), behavior: 'instant'});
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('resize', restoreLine);
  if ('onscrollend' in window) {
    window.addEventListener('scrollend', recordLine);
  } else {
    addEventListener('scroll', () => {
      clearTimeout(rest);
      rest = setTimeout(recordLine, restMs);
    });
  }
}
