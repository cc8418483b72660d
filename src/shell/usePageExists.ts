import {useLocation} from '@docusaurus/router';
import routes from '@generated/routes';
import {routeExists} from './routeExists';

/** Whether the page at the current address exists; false on "not found". */
export function usePageExists(): boolean {
  return routeExists(routes, useLocation().pathname);
}
