import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {PluginRouteContext, RouteContext} from '@docusaurus/types';
import routesChunkNames from '@generated/routesChunkNames';
import Loading from '@theme/Loading';
import {
  type ComponentType,
  type FunctionComponent,
  type ReactElement,
  useEffect,
  useState,
} from 'react';
import {type ChunkNames, loadParts} from './loadParts';

/** How long a page may take before a word says that it is coming; as upstream has it. */
const delayMs = 200;

/** What a route has once its chunks are there, in the words of the generated list of routes. */
interface Parts {
  readonly __comp: ComponentType<object>;
  readonly __context?: RouteContext | PluginRouteContext | null;
  readonly __props?: object;
}

/** How the bringing of a route stands. */
interface Progress {
  readonly error?: unknown;
  readonly pastDelay?: boolean;
}

async function loadNotFound(): Promise<Parts> {
  const {default: NotFound} = await import(/* webpackChunkName: 'not-found' */ '@theme/NotFound');
  return {__comp: NotFound, __context: {plugin: {name: 'native', id: 'default'}}};
}

function show({__comp: Part, __context = null, __props, ...others}: Parts, props: object) {
  return (
    <RouteContextProvider value={__context}>
      <Part {...others} {...__props} {...props} />
    </RouteContextProvider>
  );
}

/**
 * Stands in the browser for the part of core of this name, and answers the same: the component of a
 * route, with what brings its chunks. Upstream does it with a library that the site needs for
 * nothing else, and makes the components of all routes as the program starts, which holds a slow
 * phone on a large site. A chunk that did not come is asked for again when it is next needed.
 *
 * @param path of the route, as in the generated list of routes; `*` for the page "not found"
 * @param hash that tells routes of one path apart, unless the path ends with it, after a hyphen
 */
export default function ComponentCreator(
  path: string,
  hash?: string,
): FunctionComponent<object> & {preload: () => Promise<unknown>} {
  let parts: Parts | undefined;
  let coming: Promise<unknown> | undefined;

  const load = (): Promise<Parts> =>
    path === '*'
      ? loadNotFound()
      : (loadParts(
          routesChunkNames[hash ? `${path}-${hash}` : path] as ChunkNames,
        ) as Promise<Parts>);

  const preload = (): Promise<unknown> => {
    coming ??= load().then(
      (loaded) => {
        parts = loaded;
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };

  function Route(props: object): ReactElement {
    const [{error, pastDelay = false}, setProgress] = useState<Progress>({});
    const isAwaited = !(parts || error);
    useEffect(() => {
      if (!isAwaited) {
        return undefined;
      }
      let isShown = true;
      const say = (progress: Progress): void => {
        if (isShown) {
          setProgress(progress);
        }
      };
      const timer = setTimeout(() => say({pastDelay: true}), delayMs);
      preload()
        .then(
          () => say({}),
          (reason: unknown) => say({error: reason}),
        )
        .finally(() => clearTimeout(timer));
      return () => {
        isShown = false;
        clearTimeout(timer);
      };
    }, [isAwaited]);
    // Without its error the part is asked for again.
    const retry = (): void => setProgress({});
    return parts ? (
      show(parts, props)
    ) : (
      <Loading
        error={error}
        isLoading={!error}
        pastDelay={pastDelay}
        retry={retry}
        timedOut={false}
      />
    );
  }

  return Object.assign(Route, {preload});
}
