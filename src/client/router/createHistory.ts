import type {useHistory} from '@docusaurus/router';
import {isPlainClick} from '../../isPlainClick';
import {createLocation, createPath, type Location, type LocationDescriptor} from './createLocation';
import {type ReadPlace, readPlace} from './readPlace';

/** How the current location was reached: `PUSH`, `REPLACE` or `POP`. */
type Action = ReturnType<typeof useHistory>['action'];

type Listener = (location: Location, action: Action) => void;

type Navigate = (to: LocationDescriptor, state?: unknown) => void;

/** The part of the `history@4` API that Docusaurus and this site use. */
export interface RouterHistory {
  readonly action: Action;
  readonly location: Location;
  /** Adds a history entry. */
  readonly push: Navigate;
  /** Replaces the current history entry. */
  readonly replace: Navigate;
  /** Calls the listener after each navigation; returns a function that unsubscribes. */
  readonly listen: (listener: Listener) => () => void;
  /**
   * Does nothing. Upstream's open drawer calls it so that Back closes the drawer; here the shell's
   * stepGuard.ts undoes such a traversal before the router hears of it.
   */
  readonly block: (blocker: unknown) => () => void;
}

/** The current location, with the key and state that the router stored in its history entry. */
function shownLocation(entry: {readonly key?: string; readonly state?: unknown} | null): Location {
  return createLocation(window.location, '/', entry?.state, entry?.key);
}

/**
 * `history@4` API over `window.history`. Entries store `{key, state, at}`; `at` is a counter that
 * tells Back from Forward (stepGuard.ts). An entry also stores its reading position (readPlace.ts)
 * when a link leads away from it, even an anchor link, which the browser follows without the
 * router, and when the tab is hidden. When a traversal leaves an entry, `popstate` comes too late
 * to write to it: its reading position stays in memory and is written when a traversal returns to
 * it.
 *
 * The `popstate` listener is added on creation, so a listener that must run before it has to be
 * added earlier.
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
  const savePlace = (): void => {
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
          savePlace();
          delete places[at + 1];
        }
        const next = action === 'PUSH' ? at + 1 : at;
        window.history[write]({key, state: location.state, at: next}, '', address);
        at = next;
      } catch {
        // Safari and Firefox throw when entries are added too fast. For a push, the browser loads
        // the page instead; for a replace, only the address lags behind the page shown.
        if (action === 'PUSH') {
          window.location.assign(address);
          return;
        }
      } finally {
        // Until scrollAfterNavigation.ts resets it: if a chunk fails and core reloads the page, the
        // browser would restore the scroll position of the page before it.
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
      if (isToPart && isPlainClick(event)) savePlace();
    },
    true,
  );
  // The browser may discard a hidden tab and reload the page when it is shown again.
  window.addEventListener('visibilitychange', () => {
    if (window.document.hidden) savePlace();
  });
  window.addEventListener('popstate', ({state}) => {
    const location = shownLocation(state);
    if (state?.at !== undefined) {
      places[at] = readPlace();
      at = state.at;
    } else {
      // The browser followed an anchor link, which adds an entry without `at`; following the same
      // link again adds none.
      if (createPath(location) !== createPath(history.location)) at += 1;
      delete places[at];
    }
    arrive(location, 'POP');
    window.history.replaceState({...state, ...places[at], at}, '');
  });
  return history;
}
