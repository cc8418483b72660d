import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildSync, transformSync} from 'esbuild';
import {minify_sync} from 'terser';
import {listFiles} from '../listFiles';
import {settleRuntime} from './bundler/settleRuntime';
import {deliverPage} from './page/deliverPage';
import {pageStyles} from './styles/pageStyles';

function filesOf(directory: string, extension: string): string[] {
  return listFiles(directory)
    .filter((file) => file.endsWith(extension))
    .map((file) => join(directory, file));
}

function* readAll(files: readonly string[]): Generator<string> {
  for (const file of files) {
    yield readFileSync(file, 'utf8');
  }
}

/** Whether Docusaurus wrote the page; others come from `static/` and are left unchanged. */
function isOfSite(file: string): boolean {
  return /<div id=["']?__docusaurus["'\s>]/.test(readFileSync(file, 'utf8'));
}

/**
 * One of the scripts of src/inline, with what it imports. Minified by Terser, which unlike esbuild
 * inlines functions that are called once.
 */
function bundled(script: string): string {
  const entry = fileURLToPath(new URL(`../../inline/${script}`, import.meta.url));
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
  });
  const text = outputFiles[0]?.text ?? '';
  return minify_sync(text, {ecma: 2020, compress: {passes: 3}}).code ?? text;
}

/**
 * Minifies again: inlined custom properties leave `calc()` to evaluate and values with shorter
 * forms.
 */
const minified = (css: string): string =>
  transformSync(css, {loader: 'css', minify: true, charset: 'utf8'}).code.trim();

/**
 * Prepares a build for delivery, in place: inlines in each page the CSS it needs and defers its
 * scripts. Run once on a fresh build, before anything hashes or compresses it.
 *
 * @param directory the build of all locales
 * @throws when the build has no page, not exactly one style sheet, or pages of an unknown form
 */
export function deliver(directory: string): void {
  const files = filesOf(directory, '.html').filter(isOfSite);
  if (files.length === 0) {
    throw new Error(
      `${directory} holds no page with <div id="__docusaurus">. Is the site built? ` +
        'Has the template of Docusaurus changed? See src/plugins/delivery/deliver.ts.',
    );
  }
  const sheets = filesOf(join(directory, 'assets/css'), '.css');
  const sheet = sheets[0];
  if (!sheet || sheets.length > 1) {
    throw new Error(
      `${directory}/assets/css holds ${sheets.length} style sheets instead of one. Is the site built? ` +
        'Has a chunk split off its styles? See cacheGroups in src/plugins/delivery/index.ts and in src/plugins/figures/index.ts.',
    );
  }
  const styles = pageStyles(readFileSync(sheet, 'utf8'), readAll(files));
  const smallest = new Map([...new Set(styles)].map((style) => [style, minified(style)]));
  const scripts = {early: bundled('head.ts'), loader: bundled('loader.ts')};
  const settled = [...settleRuntime(filesOf(directory, '.js'))];
  files.forEach((file, index) => {
    const style = smallest.get(styles[index] ?? '') ?? '';
    const html = settled.reduce(
      (text, [name, newName]) => text.replaceAll(name, newName),
      readFileSync(file, 'utf8'),
    );
    writeFileSync(file, deliverPage(file, html, style, scripts));
  });
}
