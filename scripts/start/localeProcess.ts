/**
 * Docusaurus for one language of `npm start`: a change to a page reloads that page, not the whole
 * site. Takes the arguments of the Docusaurus command line.
 */
import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';
import {watchedPaths} from './watchedPaths';

type Watch = (paths: string | readonly string[], options?: object) => unknown;

const requireHere = createRequire(__filename);
const core = requireHere.resolve('@docusaurus/core/package.json');
const chokidar: {watch: Watch} = createRequire(core)('chokidar');
const {watch} = chokidar;
chokidar.watch = (paths, options) => watch(watchedPaths(paths), options);

// `import()` does not accept a path with a drive letter.
const program = pathToFileURL(core.replace('package.json', 'bin/docusaurus.mjs'));
import(program.href).catch((error: Error) => {
  console.error(error);
  process.exit(1);
});
