import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {StripOptions} from './stripGenerated';

/**
 * A version's metadata for browsers: its sidebars. Titles and descriptions of all pages are left in
 * only where a page shows them, as they grow with the site.
 *
 * @param source the docs plugin's JSON; other route data are left unchanged
 */
export function stripVersion(source: string, {hasDocCards}: StripOptions): string {
  const data = JSON.parse(source) as {readonly version?: PropVersionMetadata};
  return data.version && !hasDocCards
    ? JSON.stringify({...data, version: {...data.version, docs: {}}})
    : source;
}
