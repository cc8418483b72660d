import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How long without a movement a page is at rest, where no event says so: Safari before 26.2. */
const restMs = 100;
let rest: ReturnType<typeof setTimeout> | undefined;

/** What is read, and how far into it the line lies, from 0 to 1. */
let read: Element | null = null;
let share = 0;
let widthPx = 0;

/**
 * Where in the window reading goes on, and where bar and figures leave it free: a live figure, the one
 * that tells what happens in it, keeps its drawing in the upper part of a phone.
 */
const lineYPx = (): number =>
  window.innerHeight * (document.querySelector('figure [role=status]') ? 0.7 : 1 / 3);
/** Not the window's, which some browsers make smaller when a reader zooms in with two fingers. */
const pageWidthPx = (): number => document.documentElement.clientWidth;

function noteLine(): void {
  // What lies over the page is not what is read on once it has gone.
  if (document.querySelector(':modal')) {
    return;
  }
  widthPx = pageWidthPx();
  // Of two columns the second: beside a drawing stand the controls.
  const xPx = widthPx * 0.7;
  let yPx = lineYPx();
  // Between two paragraphs lies what holds them all.
  do {
    read = document.elementFromPoint(xPx, yPx);
    yPx += 8;
  } while (read?.querySelector('p'));
  const {top = 0, height = 0} = read?.getBoundingClientRect() ?? {};
  share = (lineYPx() - top) / height;
}

/**
 * Who turns the phone reads on at the same line: browsers keep what stands at the top of the window,
 * if anything, and lose it where styles change with the width. A window that a mouse draws wider is
 * left to them.
 */
function holdLine(): void {
  if (
    'ontouchend' in window &&
    window.scrollY > 0 &&
    read?.isConnected &&
    pageWidthPx() !== widthPx
  ) {
    widthPx = pageWidthPx();
    const {top, height} = read.getBoundingClientRect();
    window.scrollBy({top: top + height * share - lineYPx(), behavior: 'instant'});
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('resize', holdLine);
  if ('onscrollend' in window) {
    window.addEventListener('scrollend', noteLine);
  } else {
    addEventListener('scroll', () => {
      clearTimeout(rest);
      rest = setTimeout(noteLine, restMs);
    });
  }
}
