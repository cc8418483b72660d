import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundlerPolicy} from './policy/policy';
import {trustedTypesScript} from './policy/trustedTypes';
import {robotsFile} from './robotsFile';

/**
 * Puts the guard of Trusted Types at the head of every page, and tells engines where the sitemaps
 * are.
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
    async postBuild({outDir}) {
      if (baseUrl === '/') {
        await writeFile(join(outDir, 'robots.txt'), robotsFile(siteConfig.url));
      }
    },
  };
}
