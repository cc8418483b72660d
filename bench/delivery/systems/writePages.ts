import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {GeneratedPage} from '../generatedPages';

/**
 * Writes pages as Markdown files with a title and a description.
 *
 * @param home whether one page more, `index`, is to be the home page
 */
export function writePages(
  folder: string,
  pages: readonly GeneratedPage[],
  {heading = false, home = true, extension = 'md'} = {},
): void {
  const [first] = pages;
  const all = home && first ? [{...first, slug: 'index'}, ...pages] : pages;
  for (const {slug, title, description, body} of all) {
    const front = `---\ntitle: ${title}\ndescription: ${description}\n---\n\n`;
    const file = path.join(folder, `${slug}.${extension}`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${front}${heading ? `# ${title}\n\n` : ''}${body}\n`);
  }
}
