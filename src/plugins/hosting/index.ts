import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundlerPolicy} from './policy';
import {robotsFile} from './robotsFile';
import {trustedTypesScript} from './trustedTypes';

/**
 * Puts the guard of Trusted Types at the head of every page, tells engines where the sitemaps are,
 * and keeps out of the pages what only the build needs to know. Docusaurus puts its whole
 * configuration into the main script; names of plugins, their options and the folder the site was
 * built in are of no use to a browser, cost bytes, and make the build differ from one machine to
 * the next.
 */
export default function hosting({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'hosting',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            output: {
              // A page kept from another release may come under a policy without the name: the
              // guard in the page then passes what the bundler brings.
              trustedTypes: {policyName: bundlerPolicy, onPolicyCreationFailure: 'continue'},
            },
          },
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: trustedTypesScript}]}),
    // All plugins are loaded by then, and the configuration is not written yet.
    async allContentLoaded() {
      Object.assign(siteConfig, {presets: [], plugins: [], themes: [], clientModules: []});
    },
    async postBuild({outDir}) {
      if (baseUrl === '/') {
        await writeFile(join(outDir, 'robots.txt'), robotsFile(siteConfig.url));
      }
    },
  };
}
