import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {listFiles} from '../src/plugins/listFiles';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What a file of tests changes for all that share its process: modules, globals, the environment. */
const changesItsProcess =
  /\bvi\.(?:mock|doMock|stub|spyOn|useFakeTimers)|\bglobalThis\b|\bprocess\.(?:env|chdir)\b/;

const files = ['src', 'scripts', 'tests/unit', 'tests/hosting'].flatMap((folder) =>
  listFiles(join(root, folder))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);
const apart = files.filter((file) =>
  changesItsProcess.test(readFileSync(join(root, file), 'utf8')),
);
const together = files.filter((file) => !apart.includes(file));

export default defineConfig({
  root,
  // As Docusaurus compiles it; the compiler's options leave it to the bundler.
  esbuild: {jsx: 'automatic'},
  test: {
    // To read every module anew for each file would take a third of the time. Vitest sets files apart
    // by pool, not by project.
    poolOptions: {forks: {isolate: false}, threads: {isolate: true}},
    projects: [
      {extends: true, test: {name: 'together', include: together, pool: 'forks'}},
      {extends: true, test: {name: 'apart', include: apart, pool: 'threads'}},
    ],
    // Its own count leaves a processor free for a person who watches.
    maxWorkers: '100%',
    // Asks a module that Docusaurus writes, which a test has to stand for.
    server: {deps: {inline: [/theme-common\/lib\/utils\/storageUtils/]}},
    // Two builds at once that share a cache in node_modules may wait for each other for ever.
    env: {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    allowOnly: false,
    // Those that build take a quarter of a minute, and several times as long on a machine that does other
    // work beside. None has less: one that is given up leaves its files and its lock to the next.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
