import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';

/**
 * Compiles the loader with the texts of a language: the bundler takes one as a file only. A file
 * that is as it should be stays untouched, so that what was made with it is not made again.
 *
 * @param generatedFilesDir where Docusaurus has written the texts of the language
 * @param locale names the file: each language has a loader of its own
 * @returns the file
 */
export function bundleLoader(generatedFilesDir: string, locale: string): string {
  const file = path.join(generatedFilesDir, 'delivery', `inlineTranslations.${locale}.cjs`);
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'loader.ts')],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    alias: {typescript: require.resolve('typescript')},
    external: [require.resolve('typescript')],
    define: {
      TRANSLATIONS: readFileSync(path.join(generatedFilesDir, 'codeTranslations.json'), 'utf8'),
    },
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
