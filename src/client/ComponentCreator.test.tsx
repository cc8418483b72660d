import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import ComponentCreator from './ComponentCreator';

const {bringPage, bringProps, shown} = vi.hoisted(() => ({
  bringPage: vi.fn(),
  bringProps: vi.fn(),
  shown: (name: string) => (props: object) => (
    <p>
      {name} {JSON.stringify(props)}
    </p>
  ),
}));

vi.mock('@generated/registry', () => ({default: {p1: [bringPage], p2: [bringProps]}}));
vi.mock('@generated/routesChunkNames', () => ({
  default: {'/faq-1a2': {__comp: 'p1', __props: 'p2', __context: {plugin: 'p2'}, list: ['p2']}},
}));
vi.mock('@theme/Loading', () => ({default: shown('Loading')}));
vi.mock('@theme/NotFound', () => ({default: shown('NotFound')}));
vi.mock('@docusaurus/core/lib/client/routeContext', () => ({
  RouteContextProvider: ({value, children}: {value: object; children: ReactNode}) => (
    <section data-context={JSON.stringify(value)}>{children}</section>
  ),
}));

const written = (element: ReactNode): string =>
  renderToStaticMarkup(element).replaceAll('&quot;', '"');

beforeEach(() => {
  bringPage.mockReset().mockResolvedValue({default: shown('Page')});
  bringProps.mockReset().mockResolvedValue({default: {id: 7}});
});

describe('ComponentCreator', () => {
  it('loads nothing for a route that is not requested', () => {
    ComponentCreator('/faq', '1a2');
    expect(bringPage).not.toHaveBeenCalled();
  });

  it('renders a route and passes it its modules where the route list says', async () => {
    const Route = ComponentCreator('/faq', '1a2');
    await Route.preload();
    expect(written(<Route />)).toBe(
      '<section data-context="{"plugin":{"id":7}}"><p>Page {"list":[{"id":7}],"id":7}</p></section>',
    );
  });

  it('accepts path and hash as one string, as in the route list served to browsers', async () => {
    const Route = ComponentCreator('/faq-1a2');
    await Route.preload();
    expect(written(<Route />)).toContain('<p>Page ');
  });

  it('prefers the props given by the router to its own', async () => {
    const Route = ComponentCreator('/faq', '1a2');
    await Route.preload();
    expect(written(<Route {...{id: 8}} />)).toContain('"id":8');
  });

  it('loads its modules once, however often the route is rendered', async () => {
    const Route = ComponentCreator('/faq', '1a2');
    await Promise.all([Route.preload(), Route.preload()]);
    await Route.preload();
    expect(bringPage).toHaveBeenCalledOnce();
  });

  it('shows a loading message until the modules have arrived', () => {
    const Route = ComponentCreator('/faq', '1a2');
    expect(written(<Route />)).toContain('Loading {"isLoading":true,"pastDelay":false');
  });

  it('reports a module that fails to load, and requests it again the next time', async () => {
    const Route = ComponentCreator('/faq', '1a2');
    bringPage.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
    await expect(Route.preload()).rejects.toThrow('Loading chunk 7 failed.');
    await Route.preload();
    expect(written(<Route />)).toContain('Page');
  });

  it('renders the "not found" page when no route matches', async () => {
    const Route = ComponentCreator('*');
    await Route.preload();
    expect(written(<Route />)).toContain('NotFound');
  });
});

/** If upstream reads other fields of a route, ours must pass them on too. */
it('replaces a module of core that reads these fields of a route', () => {
  const file = createRequire(import.meta.url).resolve(
    '@docusaurus/core/lib/client/exports/ComponentCreator',
  );
  const fields = readFileSync(file, 'utf8').match(/loadedModules\.\w+/g);
  expect([...new Set(fields)].sort()).toEqual([
    'loadedModules.__comp',
    'loadedModules.__context',
    'loadedModules.__props',
  ]);
});
