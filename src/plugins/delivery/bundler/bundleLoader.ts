import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';

/**
 * Compiles a loader: the bundler takes one as a file of JavaScript only. A file that is as it should
 * be stays untouched, so that what was made with it is not made again.
 *
 * @param source the loader in TypeScript, its default export
 * @param file where to write it
 * @param constants names that the loader declares, each with the JSON to put there
 * @returns the file
 */
export function bundleLoader(
  source: string,
  file: string,
  constants: Readonly<Record<string, string>> = {},
): string {
  const {outputFiles} = buildSync({
    entryPoints: [source],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    alias: {typescript: require.resolve('typescript')},
    external: [require.resolve('typescript')],
    define: constants,
    // The bundler calls what the file exports itself.
    footer: {js: 'module.exports = module.exports.default;'},
  });
  const text = outputFiles[0]?.text ?? '';
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  return file;
}
