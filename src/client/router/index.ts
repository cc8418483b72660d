/**
 * Replaces `react-router-dom` and `react-router-config` in the browser bundle, with the same
 * behaviour for the part of them that Docusaurus and this site use. Upstream's are four times as
 * large, and parse each route as a pattern.
 */
export {
  BrowserRouter,
  // Core imports it for the hash router option, which the build refuses.
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
