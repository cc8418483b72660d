import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  // As Docusaurus compiles it; the compiler's options leave it to the bundler.
  esbuild: {jsx: 'automatic'},
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'tests/{unit,hosting}/**/*.test.ts',
    ],
    // Its own count leaves a processor free for a person who watches.
    maxWorkers: '100%',
    // Two builds at once that share a cache in node_modules may wait for each other for ever.
    env: {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    allowOnly: false,
    // A machine that does other work beside takes several times as long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
