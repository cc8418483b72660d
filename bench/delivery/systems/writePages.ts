import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {GeneratedPage} from '../generatedPages';

/** Writes pages as Markdown files with a title and a description; the first is the home page too. */
export function writePages(
  folder: string,
  pages: readonly GeneratedPage[],
  {heading = false} = {},
): void {
  const [first] = pages;
  const all = first ? [{...first, slug: 'index'}, ...pages] : pages;
  for (const {slug, title, description, body} of all) {
    const front = `---\ntitle: ${title}\ndescription: ${description}\n---\n\n`;
    const file = path.join(folder, `${slug}.md`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${front}${heading ? `# ${title}\n\n` : ''}${body}\n`);
  }
}
