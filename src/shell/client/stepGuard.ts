import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {
  addSpareEntry,
  leaveSpareEntry,
  placeInHistory,
  watchSpareEntries,
} from '../overlay/spareEntry';

/** What lies over the page, of which page and where in the history, and how to close it. */
interface Cover {
  readonly href: string;
  readonly place: number | undefined;
  readonly close: () => void;
}

/** The last lies over the others. */
const covers: Cover[] = [];
/** The address that a step is being taken back to. */
let returningTo: string | undefined;
/** Where the focus has gone meanwhile: back to what opened the thing that is closed. */
let focused: EventTarget | null = null;

function noteFocus({target}: FocusEvent): void {
  focused = target;
}

/** At an address with a fragment the browser takes the focus away once more when it returns there. */
function keepFocus(): void {
  window.removeEventListener('focusin', noteFocus);
  if (document.activeElement === document.body) {
    (focused as HTMLElement | null)?.focus({preventScroll: true});
  }
  focused = null;
}

/** Where the reader stands: the router counts the entries where the browser does not say. */
function currentPlace(): number | undefined {
  return placeInHistory() ?? window.history.state?.at;
}

/** The steps from here to a place in the history; where nothing tells, a Back is undone. */
function stepsTo(place: number | undefined): number {
  const now = currentPlace();
  return place === undefined || now === undefined ? 1 : place - now;
}

function guardStep(event: PopStateEvent): void {
  // Taking back may come to nothing: where nothing says which way a step went, the browser is sent the
  // wrong way from a Forward. The next step then leads elsewhere, and is the reader's.
  const isReturn = returningTo === window.location.href;
  returningTo = undefined;
  if (isReturn) {
    event.stopImmediatePropagation();
    keepFocus();
    return;
  }
  // Its owner ends the guard only after the next frame; a second step before that is not for it.
  const cover = covers.pop();
  if (cover) {
    event.stopImmediatePropagation();
    const {href, place, close} = cover;
    const steps = stepsTo(place);
    // No step at all would load the page anew.
    if (steps !== 0) {
      returningTo = href;
      window.addEventListener('focusin', noteFocus);
      window.history.go(steps);
    }
    close();
  } else if (leaveSpareEntry()) {
    event.stopImmediatePropagation();
  }
}

// As a client module this is there before the router: a window calls its listeners in their order,
// and the router is to hear neither of the step nor of its being taken back.
if (ExecutionEnvironment.canUseDOM) {
  watchSpareEntries();
  window.addEventListener('popstate', guardStep);
}

/**
 * From now on a step in the history, of however many pages and even out of the site, closes what
 * lies over the page, the last first, and is taken back. Upstream has the router refuse the step,
 * which it cannot after a reload: the address then names another page than the one shown.
 *
 * @param close closes it
 * @returns ends the guard
 */
export function guardSteps(close: () => void): () => void {
  addSpareEntry();
  const own: Cover = {href: window.location.href, place: currentPlace(), close};
  covers.push(own);
  return () => {
    const index = covers.indexOf(own);
    if (index >= 0) {
      covers.splice(index, 1);
    }
  };
}
