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

/** Delay before the loading message shows; same value as upstream. */
const delayMs = 200;

/** The loaded chunks of a route, with the keys of the generated route list. */
interface Parts {
  readonly __comp: ComponentType<object>;
  readonly __context?: RouteContext | PluginRouteContext | null;
  readonly __props?: object;
}

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
 * Replaces core's module of this name in the browser bundle, with the same result: the lazy
 * component of a route, with a `preload` method that loads its chunks. Upstream uses
 * react-loadable, which nothing else on this site needs, and creates the components of all routes
 * at startup, which blocks a slow phone on a large site. A chunk that failed to load is requested
 * again the next time it is needed.
 *
 * @param path of the route, as in the generated route list; `*` for the "not found" page
 * @param hash that distinguishes routes with the same path; absent when the path already ends with
 *   it, after a hyphen
 */
export default function ComponentCreator(
  path: string,
  hash?: string,
): FunctionComponent<object> & {preload: () => Promise<unknown>} {
  let parts: Parts | undefined;
  let pending: Promise<unknown> | undefined;

  const load = (): Promise<Parts> =>
    path === '*'
      ? loadNotFound()
      : (loadParts(
          routesChunkNames[hash ? `${path}-${hash}` : path] as ChunkNames,
        ) as Promise<Parts>);

  const preload = (): Promise<unknown> => {
    pending ??= load().then(
      (loaded) => {
        parts = loaded;
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };

  function Route(props: object): ReactElement {
    const [{error, pastDelay = false}, setProgress] = useState<Progress>({});
    const isAwaited = !(parts || error);
    useEffect(() => {
      if (!isAwaited) {
        return undefined;
      }
      let isMounted = true;
      const setIfMounted = (progress: Progress): void => {
        if (isMounted) {
          setProgress(progress);
        }
      };
      const timer = setTimeout(() => setIfMounted({pastDelay: true}), delayMs);
      preload()
        .then(
          () => setIfMounted({}),
          (reason: unknown) => setIfMounted({error: reason}),
        )
        .finally(() => clearTimeout(timer));
      return () => {
        isMounted = false;
        clearTimeout(timer);
      };
    }, [isAwaited]);
    // Clearing the error makes the effect above load the chunks again.
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
