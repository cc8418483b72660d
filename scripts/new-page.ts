/**
 * Creates a page in both languages, as a draft in the sidebar.
 *
 *     npm run new
 *     npm run new -- --section features --en "Print the plan" --fr "Imprimer le plan" [--name print]
 */
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {addressOf} from '../src/plugins/content-contract/page/addressOf';
import {pageNameFrom} from '../src/plugins/content-contract/page/pageNameFrom';
import {pageFiles} from '../src/plugins/content-contract/reading/pageFiles';
import {localeNames, locales} from '../src/site';
import {exitOnBrokenPipe} from './command/exitOnBrokenPipe';
import {readArguments} from './command/readArguments';
import {runCommand} from './command/runCommand';
import {askFor} from './pages/askFor';
import {nameFault} from './pages/nameFault';
import {routeFault} from './pages/routeFault';
import {sectionsOf, unknownSection} from './pages/sectionsOf';
import {takenBy} from './pages/takenBy';

const siteDir = dirname(__dirname);
const text = {type: 'string'} as const;
const usage =
  'npm run new -- --section features --en "Print the plan" --fr "Imprimer le plan" [--name print]';

function folderFault(name: string): string | undefined {
  return name.includes('/')
    ? `“${name}” contains a folder: give only the name of the page in --name, and its folder in --section.`
    : undefined;
}

async function begin(): Promise<void> {
  exitOnBrokenPipe(process.stdout);
  const {values} = readArguments({options: {section: text, en: text, fr: text, name: text}}, usage);
  const sidebar = readFileSync(join(siteDir, 'sidebars.ts'), 'utf8');
  const sections = sectionsOf(sidebar);
  const section = await askFor(
    `Section (${sections.join(', ')})?`,
    values.section,
    usage,
    (answer) => (sections.includes(answer) ? undefined : unknownSection(answer, sections)),
  );
  const named = values.name?.replace(/\.mdx$/, '');
  const fault = named && (nameFault(named) ?? folderFault(named));
  if (fault) {
    throw new Error(fault);
  }
  const titles = {
    en: await askFor('English title, such as “Print the plan”?', values.en, usage, (answer) =>
      named ? undefined : nameFault(pageNameFrom(answer) || answer),
    ),
    fr: await askFor('Titre français, tel que « Imprimer le plan » ?', values.fr, usage),
  };
  const path = `${section}/${named || pageNameFrom(titles.en)}.mdx`;
  const taken = takenBy(siteDir, path);
  if (taken) {
    throw new Error(
      `${addressOf(path)} is already in use: ${taken}. Choose another name: --name another-name`,
    );
  }
  const owned = routeFault(pageFiles(siteDir), path);
  if (owned) {
    throw new Error(`${owned} Choose another name: --name another-name`);
  }
  // Imported late: a refusal need not wait for a parser.
  const {writeNewPage} = await import('./pages/writeNewPage');
  const files = writeNewPage(siteDir, {section, path, titles});
  const places = localeNames.map((name) => locales[name].baseUrl + addressOf(path).slice(1));
  // Printed last: the pipe may close after the first line, as with `head`.
  console.log(
    `${files.join('\n')}
Both are drafts, in the section ${section} of the sidebar. npm start shows them at ${places.join(' and ')}.
To publish: remove the line draft: true in both, run npm run translations -- --done ${path.replace('.mdx', '')}, then npm run check`,
  );
}

runCommand(begin);
