import type {Plugin} from '@docusaurus/types';
import {sha256} from '../../sha256';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Adds the class-name list and removed parts to the persistent cache key. Otherwise cached modules
 * keep short names now given to other classes.
 *
 * @param config Rspack's; left unchanged when it has no persistent cache
 * @param inputs inputs of compilation that no module's source contains
 */
export function extendCacheKey({experiments}: BundlerConfig, inputs: readonly string[]): void {
  const {cache} = (experiments ?? {}) as {cache?: {version: string}};
  if (cache) {
    cache.version += `-${sha256(JSON.stringify(inputs))}`;
  }
}
