/**
 * Stands in the browser for `react-router-dom` and `react-router-config`: the part of them that
 * Docusaurus and this site ask for, as they do it. Upstream's weigh four times as much, and read
 * each route as a pattern.
 */
export {
  BrowserRouter,
  // Core names it for a setting that the build refuses.
  BrowserRouter as HashRouter,
} from './BrowserRouter';
export {Link} from './Link';
export {matchPath} from './matchPath';
export {matchRoutes} from './matchRoutes';
export {NavLink} from './NavLink';
export {Redirect} from './Redirect';
export {Route} from './Route';
export {useHistory, useLocation} from './RouterContext';
export {renderRoutes} from './renderRoutes';
