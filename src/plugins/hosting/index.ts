import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundlerPolicy} from './policy/policy';
import {trustedTypesScript} from './policy/trustedTypes';
import {robotsFile} from './robotsFile';

/**
 * Adds the Trusted Types guard to the head of every page, and writes robots.txt, which points to
 * the sitemaps.
 */
export default function hosting({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'hosting',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            output: {
              // A page cached from another release may have a policy without this name. The chunks
              // then pass through the guard in the page.
              trustedTypes: {policyName: bundlerPolicy, onPolicyCreationFailure: 'continue'},
            },
          },
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: trustedTypesScript}]}),
    async postBuild({outDir}) {
      if (baseUrl === '/') {
        await writeFile(join(outDir, 'robots.txt'), robotsFile(siteConfig.url));
      }
    },
  };
}
