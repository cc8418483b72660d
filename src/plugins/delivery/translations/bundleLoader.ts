import path from 'node:path';
import {buildSync} from 'esbuild';

/**
 * Compiles the loader, which the bundler can only take as a file of JavaScript.
 *
 * @param generatedFilesDir where Docusaurus has written the texts of the language
 * @returns the file
 */
export function bundleLoader(generatedFilesDir: string): string {
  const file = path.join(generatedFilesDir, 'delivery/inlineTranslations.cjs');
  buildSync({
    entryPoints: [path.join(__dirname, 'loader.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    alias: {typescript: require.resolve('typescript')},
    external: [require.resolve('typescript')],
    // The bundler calls what the file exports itself.
    footer: {js: 'module.exports = module.exports.default;'},
  });
  return file;
}
