import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {LeanOptions} from './leanGenerated';

/**
 * What is known of a version, as browsers read it: its sidebars and, only where a page shows them,
 * titles and descriptions of all its pages, which grow with the site.
 *
 * @param source the JSON of the docs plugin; other data of its routes stay as they are
 */
export function leanVersion(source: string, {hasDocCards}: LeanOptions): string {
  const data = JSON.parse(source) as {readonly version?: PropVersionMetadata};
  return data.version && !hasDocCards
    ? JSON.stringify({...data, version: {...data.version, docs: {}}})
    : source;
}
