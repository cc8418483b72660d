import type {useHistory} from '@docusaurus/router';
import {isPlainClick} from '../../isPlainClick';
import {createLocation, createPath, type Location, type LocationDescriptor} from './createLocation';
import {type ReadPlace, readPlace} from './readPlace';

/** How the program came to where it is. */
type Action = ReturnType<typeof useHistory>['action'];

type Listener = (location: Location, action: Action) => void;

type Navigate = (to: LocationDescriptor, state?: unknown) => void;

/** What of history 4's object Docusaurus and this site use. */
export interface RouterHistory {
  readonly action: Action;
  readonly location: Location;
  /** Adds an entry to the history. */
  readonly push: Navigate;
  /** Puts another entry in the place of the current one. */
  readonly replace: Navigate;
  /** Is told of each step once it is taken; returns what ends it. */
  readonly listen: (listener: Listener) => () => void;
  /**
   * For upstream, whose open drawer would have the router refuse a step back. Nobody is asked: the
   * step guard of the shell takes such a step back before the router hears of it.
   */
  readonly block: (blocker: unknown) => () => void;
}

/** The location that the browser shows, with what the router keeps in the entry of its history. */
function shownLocation(entry: {readonly key?: string; readonly state?: unknown} | null): Location {
  return createLocation(window.location, '/', entry?.state, entry?.key);
}

/**
 * The history of the browser as history 4 gives it to the router: each entry keeps `{key, state}` of
 * its location. An entry that a link leads away from keeps where it was read as well (readPlace.ts), be
 * it to a part of the page, which the browser follows without the router, and so does one that is
 * left unseen; and `at`, which counts the entries: by it the guard of steps knows which way one went.
 * An entry that a step leads away from cannot be written into any more: it is told where it was read
 * when a step leads back. It hears of steps from now on, so who is to hear of them before listens
 * already.
 */
export function createHistory(): RouterHistory {
  const listeners = new Set<Listener>();
  const arrive = (location: Location, action: Action): void => {
    Object.assign(history, {location, action});
    for (const listener of listeners) {
      listener(location, action);
    }
  };

  let at: number = window.history.state?.at ?? 0;
  const places: ReadPlace[] = [];
  const keepPlace = (): void => {
    places[at] = readPlace();
    window.history.replaceState({...window.history.state, ...places[at], at}, '');
  };

  const navigate =
    (action: Action, write: 'pushState' | 'replaceState'): Navigate =>
    (to, state) => {
      const key = Math.random().toString(36).slice(2, 8);
      const location = createLocation(to, history.location.pathname, state, key);
      const address = createPath(location);
      const isLeaving = action === 'PUSH' && location.pathname !== history.location.pathname;
      try {
        if (action === 'PUSH') {
          keepPlace();
          delete places[at + 1];
        }
        const next = action === 'PUSH' ? at + 1 : at;
        window.history[write]({key, state: location.state, at: next}, '', address);
        at = next;
      } catch {
        // Safari and Firefox refuse too many entries in a short time. The browser itself leads where
        // the reader wants to go; without a step, only the address lags behind what is shown.
        if (action === 'PUSH') {
          window.location.assign(address);
          return;
        }
      } finally {
        // Until the page is there (instantArrival.ts): one that is loaded anew, as a part of it did
        // not come, would begin where the page before it was read.
        window.history.scrollRestoration = isLeaving ? 'manual' : 'auto';
      }
      arrive(location, action);
    };

  const history: RouterHistory = {
    action: 'POP',
    location: shownLocation(window.history.state),
    push: navigate('PUSH', 'pushState'),
    replace: navigate('REPLACE', 'replaceState'),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    block: () => () => undefined,
  };

  window.addEventListener(
    'click',
    (event) => {
      const {target} = event;
      const isToPart = target instanceof Element && target.closest('a[href^="#"]');
      if (isToPart && isPlainClick(event)) keepPlace();
    },
    true,
  );
  // The page may be loaded anew by the time it is seen again.
  window.addEventListener('visibilitychange', () => {
    if (window.document.hidden) keepPlace();
  });
  window.addEventListener('popstate', ({state}) => {
    const location = shownLocation(state);
    if (state?.at !== undefined) {
      places[at] = readPlace();
      at = state.at;
    } else {
      // A link to a part of the page has made an entry; followed once more, it makes none.
      if (createPath(location) !== createPath(history.location)) at += 1;
      delete places[at];
    }
    arrive(location, 'POP');
    window.history.replaceState({...state, ...places[at], at}, '');
  });
  return history;
}
