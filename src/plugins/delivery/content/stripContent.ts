import {runInNewContext} from 'node:vm';
import {strippedFrontMatter} from '../strippedFrontMatter';
import {without} from '../without';

/** Present in a module whose page has metadata from the docs plugin. */
const metadata = /^export \{default as metadata\} from '[^']*\/docusaurus-plugin-content-docs\//m;
const frontMatter = /^export const frontMatter = (\{.*?\});\n(?=export const contentTitle = )/ms;

/**
 * Removes from an article's module the front matter that its metadata already contains. Pages
 * outside the docs have no metadata and are left unchanged.
 *
 * @param source as Docusaurus compiles it from Markdown
 * @throws when a docs module does not have the form that Docusaurus 3.10 writes
 */
export function stripContent(source: string): string {
  if (!metadata.test(source)) {
    return source;
  }
  const [statement, fields] = frontMatter.exec(source) ?? [];
  if (!statement || !fields) {
    throw new Error(
      'Docusaurus writes the front matter of articles in a different form from 3.10. ' +
        'Correct the form in src/plugins/delivery/content/stripContent.ts.',
    );
  }
  // Safe to evaluate: an expression written by the build itself.
  const all = runInNewContext(`(${fields})`) as object;
  const left = JSON.stringify(without(all, strippedFrontMatter));
  return source.replace(statement, () => `export const frontMatter = ${left};\n`);
}
