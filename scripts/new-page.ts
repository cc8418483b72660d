/**
 * Begins a page in both languages, as a draft in the sidebar.
 *
 *     npm run new
 *     npm run new -- --section features --en "Print the plan" --fr "Imprimer le plan" [--name print]
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileOf} from '../src/plugins/content-contract/locatePage';
import {namedPages} from '../src/plugins/content-contract/namedPages';
import {nameFrom} from '../src/plugins/content-contract/nameFrom';
import {addressOf} from '../src/plugins/content-contract/page/addressOf';
import {pageFiles} from '../src/plugins/content-contract/pageFiles';
import {type Locale, localeNames} from '../src/site';
import {endQuietly} from './endQuietly';
import {addToSidebar} from './pages/addToSidebar';
import {askFor} from './pages/askFor';
import {assertWritable} from './pages/assertWritable';
import {formatFiles} from './pages/formatFiles';
import {nameFault} from './pages/nameFault';
import {newPage} from './pages/newPage';
import {routeFault} from './pages/routeFault';
import {sectionsOf} from './pages/sectionsOf';
import {takenBy} from './pages/takenBy';
import {readArguments} from './readArguments';
import {runCommand} from './runCommand';

const siteDir = dirname(__dirname);
const sidebarFile = join(siteDir, 'sidebars.ts');
const text = {type: 'string'} as const;
const usage =
  'npm run new -- --section features --en "Print the plan" --fr "Imprimer le plan" [--name print]';

/** The template in a language, which may be one that is being added. */
function readTemplate(locale: Locale): string {
  const file = fileOf(locale, 'current', namedPages.template);
  if (!existsSync(join(siteDir, file))) {
    throw new Error(
      `${file} is missing: pages begin as copies of the template. Write it first; “Adding a language” in CONTRIBUTING.md says what else a language needs.`,
    );
  }
  return readFileSync(join(siteDir, file), 'utf8');
}

async function begin(): Promise<void> {
  endQuietly(process.stdout);
  const {values} = readArguments({options: {section: text, en: text, fr: text, name: text}}, usage);
  const sidebar = readFileSync(sidebarFile, 'utf8');
  const sections = sectionsOf(sidebar);
  const section = await askFor(
    `Section (${sections.join(', ')})?`,
    values.section,
    usage,
    (answer) =>
      sections.includes(answer)
        ? undefined
        : `There is no section ${answer}. Choose one of: ${sections.join(', ')}; or begin it in sidebars.ts, as a category with key: '${answer}'.`,
  );
  const named = values.name;
  const addressFault = (text: string) => nameFault(nameFrom(text) || text);
  const fault = named && addressFault(named);
  if (fault) {
    throw new Error(fault);
  }
  const titles = {
    en: await askFor('English title, such as “Print the plan”?', values.en, usage, (answer) =>
      named ? undefined : addressFault(answer),
    ),
    fr: await askFor('Titre français, tel que « Imprimer le plan » ?', values.fr, usage),
  };
  const path = `${section}/${nameFrom(named || titles.en)}.mdx`;
  const taken = takenBy(siteDir, path);
  if (taken) {
    throw new Error(
      `${addressOf(path)} exists: ${taken}. Choose another name: --name another-name`,
    );
  }
  const owned = routeFault(pageFiles(siteDir), path);
  if (owned) {
    throw new Error(`${owned} Choose another name: --name another-name`);
  }
  // Both may refuse: nothing is written before.
  const edited = addToSidebar(sidebar, section, path);
  const pages = localeNames.map((locale) => ({
    file: fileOf(locale, 'current', path),
    source: newPage(readTemplate(locale), locale, titles[locale], path),
  }));
  const files = pages.map(({file}) => file);
  assertWritable(siteDir, [...files, 'sidebars.ts']);
  for (const {file, source} of pages) {
    mkdirSync(dirname(join(siteDir, file)), {recursive: true});
    writeFileSync(join(siteDir, file), source);
  }
  writeFileSync(sidebarFile, edited);
  formatFiles(siteDir, ['sidebars.ts']);
  // Nobody may read on after the first line: all is written before it.
  console.log(
    `${files.join('\n')}
Both are drafts, in the section ${section} of the sidebar. npm start shows them at ${addressOf(path)} and /fr${addressOf(path)}.
To publish: remove the line draft: true in both, then npm run translations -- --done ${path.replace('.mdx', '')}, then npm run check`,
  );
}

runCommand(begin);
