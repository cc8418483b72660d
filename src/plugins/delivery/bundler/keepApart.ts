import type {Plugin} from '@docusaurus/types';
import {sha256} from '../../sha256';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Sets apart what the bundler keeps for builds that are told otherwise. It takes a module as an
 * earlier build compiled it, as long as the file is the same: with the short names that classes had
 * then, of which some are those of other classes now.
 *
 * @param config has a cache that is kept, or none
 * @param told what modules are compiled by and none of their files says
 */
export function keepApart({experiments}: BundlerConfig, told: readonly string[]): void {
  const {cache} = (experiments ?? {}) as {cache?: {version: string}};
  if (cache) {
    cache.version += `-${sha256(JSON.stringify(told))}`;
  }
}
