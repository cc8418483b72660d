import {createContext, useContext} from 'react';
import type {RouterHistory} from './createHistory';
import type {Location} from './createLocation';

interface RouterValue {
  readonly history: RouterHistory;
  readonly location: Location;
}

export const RouterContext = createContext<RouterValue | undefined>(undefined);

/** What the router around a component tells it. */
export function useRouter(): RouterValue {
  const router = useContext(RouterContext);
  if (!router) {
    throw new Error('No router is around this.');
  }
  return router;
}

/** The history of the browser, always the same object. */
export const useHistory = (): RouterHistory => useRouter().history;

/** The location that the component shows: while the next page loads, still that of this one. */
export const useLocation = (): Location => useRouter().location;
