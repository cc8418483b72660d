import {useLocation} from '@docusaurus/router';
import routes from '@generated/routes';
import {routesTo} from './routesTo';

/** Whether the page at the current address exists; false on "not found". */
export function usePageExists(): boolean {
  return routesTo(routes, useLocation().pathname).length > 0;
}
