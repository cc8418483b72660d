import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundlerPolicy} from './policy/policy';
import {robotsFile} from './robotsFile';

/**
 * Gives the bundler a Trusted Types policy to load chunks by, and writes robots.txt, which points to
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
              // then pass through the default policy of src/inline/guardSinks.ts.
              trustedTypes: {policyName: bundlerPolicy, onPolicyCreationFailure: 'continue'},
            },
          },
    async postBuild({outDir}) {
      if (baseUrl === '/') {
        await writeFile(join(outDir, 'robots.txt'), robotsFile(siteConfig.url));
      }
    },
  };
}
