import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Keeps out of the pages what only the build needs to know. Docusaurus puts its whole configuration
 * into the main script; names of plugins, their options and the folder the site was built in are of
 * no use to a browser, cost bytes, and make the build differ from one machine to the next.
 */
export default function hosting({siteConfig}: LoadContext): Plugin {
  return {
    name: 'hosting',
    // All plugins are loaded by then, and the configuration is not written yet.
    async allContentLoaded() {
      Object.assign(siteConfig, {presets: [], plugins: [], themes: [], clientModules: []});
    },
  };
}
