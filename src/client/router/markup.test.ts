import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Route as UpstreamRoute, useLocation as upstreamLocation} from 'react-router';
import {renderRoutes as upstreamRoutes} from 'react-router-config';
import {StaticRouter, Link as UpstreamLink, NavLink as UpstreamNavLink} from 'react-router-dom';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {BrowserRouter} from './BrowserRouter';
import {createLocation} from './createLocation';
import {fakeBrowser} from './fakeBrowser';
import {Link} from './Link';
import type {RouteRule} from './matchRoutes';
import {NavLink} from './NavLink';
import {Route} from './Route';
import {useHistory, useLocation, useRouter} from './RouterContext';
import {renderRoutes} from './renderRoutes';

afterEach(() => vi.unstubAllGlobals());

/** The static markup of upstream's router, which ours must hydrate. */
function written(pathname: string, page: ReactNode): string {
  return renderToStaticMarkup(createElement(StaticRouter, {location: pathname}, page));
}

function ours(pathname: string, page: ReactNode): string {
  vi.stubGlobal('window', fakeBrowser(pathname).window);
  return renderToStaticMarkup(createElement(BrowserRouter, null, page));
}

const addresses = [
  '/fr/faq/webgl',
  '/fr/faq/webgl/',
  '/fr/faq',
  '/fr/',
  '/fr/faq/webgl?q=1#part',
  '/fr/caf%C3%A9',
  '/fr/café?é#é',
  '?q=1',
  '#part',
  'near',
  '../up',
  './',
  '/fr/faq/a.b(c)',
];
const places = ['/fr/faq/webgl', '/fr/faq/webgl/', '/fr/', '/fr/caf%C3%A9', '/fr/faq/a.b(c)/d'];
const attributes = [
  {},
  {className: 'link', style: {color: 'red'}, title: 'A page'},
  {'aria-current': 'true' as const, 'data-x': 1, hrefLang: 'fr', target: '_self'},
  {activeClassName: undefined, isActive: undefined, exact: true},
  {activeClassName: 'now', className: 'link', isActive: () => true},
  {isActive: () => false},
  {activeClassName: '', style: {margin: 0}},
];

describe.each(places)('on %s', (place) => {
  it.each(addresses)('renders a link to %s as upstream does', (to) => {
    const link = {to, className: 'link', children: 'text'};
    expect(ours(place, createElement(Link, link))).toBe(
      written(place, createElement(UpstreamLink, link)),
    );
  });

  it.each(addresses)('marks a link to %s as active when upstream does', (to) => {
    for (const given of attributes) {
      const link = {to, children: 'text', ...given};
      const tag = ours(place, createElement(NavLink, link));
      expect(sorted(tag)).toBe(sorted(written(place, createElement(UpstreamNavLink, link))));
    }
  });
});

/** A tag with its attributes sorted, because their order does not matter. */
function sorted(tag: string): string {
  return tag.replace(/<a ([^>]*)>/, (_tag, list: string) => {
    const parts = list.match(/[\w-]+="[^"]*"/g) ?? [];
    return `<a ${parts.sort().join(' ')}>`;
  });
}

interface Router {
  readonly Route: typeof Route;
  readonly renderRoutes: typeof renderRoutes;
  readonly useLocation: () => {readonly pathname: string};
}

const own: Router = {Route, renderRoutes, useLocation};
const upstream = {
  Route: UpstreamRoute,
  renderRoutes: upstreamRoutes,
  useLocation: upstreamLocation,
} as unknown as Router;

/** Routes whose pages render their route and location. */
function routesFor(router: Router): readonly RouteRule[] {
  const component: RouteRule['component'] = ({route}) => {
    const {pathname} = router.useLocation();
    const below = router.renderRoutes(route.routes);
    return createElement('div', {title: pathname}, route.path, below);
  };
  const page = {exact: true, component};
  const pages = [
    {path: '/fr/faq', ...page},
    {path: '/fr/', ...page},
  ];
  return [
    {path: '/fr/search', ...page},
    {path: '/fr/', component, routes: pages},
    {path: '*', component},
  ];
}

describe('routes', () => {
  it.each(['/fr/search', '/fr/', '/fr', '/fr/faq/', '/fr/none', '/none', '/caf%C3%A9'])(
    'render %s as upstream does',
    (place) => {
      const page = ours(place, renderRoutes(routesFor(own)));
      expect(page).toBe(written(place, upstream.renderRoutes(routesFor(upstream))));
    },
  );

  it('render nothing when the list is empty', () => {
    expect(ours('/fr/', renderRoutes([]))).toBe('');
    expect(renderRoutes(undefined)).toBeNull();
  });

  it('render the page of a location that overrides the current one', () => {
    const laidOver = (router: Router) => {
      const render = () => router.renderRoutes(routesFor(router));
      return createElement(router.Route, {location: createLocation('/fr/faq'), render});
    };
    const page = ours('/fr/search', laidOver(own));
    expect(page).toContain('title="/fr/faq"');
    expect(page).toBe(written('/fr/search', laidOver(upstream)));
  });
});

it('still exposes the real location below an overriding one', () => {
  const Place = () => {
    const {location} = useRouter();
    return `${location.pathname} of ${useHistory().location.pathname}`;
  };
  const render = () => createElement(Place);
  const page = createElement(Route, {location: createLocation('/old'), render});
  expect(ours('/new', page)).toBe('/old of /new');
});

it('throws a clear error outside a router', () => {
  expect(() => renderToStaticMarkup(createElement(Link, {to: '/'}))).toThrow('No router');
});
