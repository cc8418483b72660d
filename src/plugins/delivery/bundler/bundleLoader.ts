import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';

/**
 * Compiles a loader, because the bundler accepts JavaScript files only. Leaves an up-to-date file
 * untouched, so that modules cached with it stay valid.
 *
 * @param source the loader in TypeScript, its default export
 * @param file output file
 * @param constants names declared in the loader, each with the JSON to insert
 * @returns the output file
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
    // The bundler calls the module's export directly.
    footer: {js: 'module.exports = module.exports.default;'},
  });
  const text = outputFiles[0]?.text ?? '';
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  return file;
}
