import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The Navigation API, where the browser has it: it alone knows which way a step went. */
interface WithNavigation {
  readonly navigation?: {readonly currentEntry: {readonly index: number} | null};
}

/** What lies over the page, where in the history it was opened, and how to close it. */
interface Cover {
  readonly place: number | undefined;
  readonly close: () => void;
}

let cover: Cover | undefined;
let isTakingBack = false;

const placeNow = (): number | undefined =>
  (window as WithNavigation).navigation?.currentEntry?.index;

function guardStep(event: PopStateEvent): void {
  if (isTakingBack) {
    isTakingBack = false;
    event.stopImmediatePropagation();
  } else if (cover) {
    event.stopImmediatePropagation();
    isTakingBack = true;
    const {place, close} = cover;
    const now = placeNow();
    const isForward = place !== undefined && now !== undefined && now > place;
    window.history.go(isForward ? -1 : 1);
    close();
  }
}

// As a client module this is there before the router: a window calls its listeners in their order,
// and the router is to hear neither of the step nor of its being taken back.
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('popstate', guardStep);
}

/**
 * From now on a step in the history closes what lies over the page, and is taken back. Upstream has
 * the router refuse the step, which it cannot after a reload: the address then names another page
 * than the one shown.
 *
 * @param close closes it
 * @returns ends the guard
 */
export function guardSteps(close: () => void): () => void {
  const own: Cover = {place: placeNow(), close};
  cover = own;
  return () => {
    if (cover === own) {
      cover = undefined;
    }
  };
}
