import {createContext, useContext} from 'react';
import type {RouterHistory} from './createHistory';
import type {Location} from './createLocation';

interface RouterValue {
  readonly history: RouterHistory;
  readonly location: Location;
}

export const RouterContext = createContext<RouterValue | undefined>(undefined);

/**
 * The history and location of the enclosing router.
 *
 * @throws outside a router
 */
export function useRouter(): RouterValue {
  const router = useContext(RouterContext);
  if (!router) {
    throw new Error('No router is around this.');
  }
  return router;
}

/** The router's history; always the same object. */
export const useHistory = (): RouterHistory => useRouter().history;

/**
 * The location that the component renders: while the next page loads, still that of the current
 * page.
 */
export const useLocation = (): Location => useRouter().location;
