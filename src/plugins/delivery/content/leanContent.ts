import {runInNewContext} from 'node:vm';
import {toldFields} from '../toldFields';
import {without} from '../without';

/** What a module has when the docs plugin keeps data of its page. */
const metadata = /^export \{default as metadata\} from '[^']*\/docusaurus-plugin-content-docs\//m;
const frontMatter = /^export const frontMatter = (\{.*?\});\n(?=export const contentTitle = )/ms;

/**
 * The module of an article, with that part of its front matter only which its data do not carry.
 * Pages outside of the docs have no such data and keep theirs.
 *
 * @param source as Docusaurus writes it of Markdown
 * @throws when a module of the docs is of another shape than Docusaurus 3.10 writes
 */
export function leanContent(source: string): string {
  if (!metadata.test(source)) {
    return source;
  }
  const [statement, fields] = frontMatter.exec(source) ?? [];
  if (!statement || !fields) {
    throw new Error(
      'Docusaurus writes the front matter of articles in another form than 3.10 does. ' +
        'Correct the form in src/plugins/delivery/content/leanContent.ts.',
    );
  }
  // What the build has written itself, as an expression.
  const all = runInNewContext(`(${fields})`) as object;
  const left = JSON.stringify(without(all, toldFields));
  return source.replace(statement, () => `export const frontMatter = ${left};\n`);
}
