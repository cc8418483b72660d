/**
 * Docusaurus as `npm start` runs it for one language: a change of a page loads that page, not the
 * whole site. Takes the words of the command line of Docusaurus.
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

// A path with the letter of a drive is no address that modules are imported from.
const program = pathToFileURL(core.replace('package.json', 'bin/docusaurus.mjs'));
import(program.href).catch((error: Error) => {
  console.error(error);
  process.exit(1);
});
