import {readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {glossary} from '../../../glossary';
import {facts} from '../../../product/facts';
import {keys} from '../../../product/keys';
import {labels} from '../../../product/labels';
import {shortcuts} from '../../../product/shortcuts';
import {localeNames, mainSiteLinks} from '../../../site';
import {listFiles} from '../../listFiles';
import {brandPictures} from '../../shell-config/brandPictures';
import {stalePages} from '../../translations/stalePages';
import {lockFile, readLock, type TranslationLock} from '../../translations/translationLock';
import type {ContentSite, MessageFile, Names} from '../ContentSite';
import {findAnnouncementSettings} from '../data/findAnnouncementSettings';
import {findGlossary} from '../data/findGlossary';
import {findShellLinks} from '../data/findShellLinks';
import {findShortcuts} from '../data/findShortcuts';
import {findMadePages} from '../menu/findMadePages';
import {findMenus} from '../menu/findMenus';
import {findAskedFiles} from '../messages/findAskedFiles';
import {pictureIn} from '../pictures/pictureIn';
import {spellingOf} from '../spelling/spellingOf';
import {announcementTexts} from '../texts/announcementTexts';
import {figureTexts} from '../texts/figureTexts';
import {findDataTexts} from '../texts/findDataTexts';
import {readVocabulary} from '../vocabulary/readVocabulary';
import {findLostPages} from './findLostPages';
import {findRedirects} from './findRedirects';
import {findVersions} from './findVersions';
import {editions, fileOf} from './locatePage';
import {readContentPages} from './readContentPages';
import {readQuestions} from './readQuestions';
import {readText} from './readText';

/** The names in the data files, and those of the scenes, which are file names. */
function readNames(siteDir: string): Names {
  return {
    facts: Object.keys(facts),
    keys: Object.keys(keys),
    shortcuts: Object.keys(shortcuts),
    terms: Object.keys(glossary),
    scenes: filesIn(siteDir, 'src/figures/scenes')
      .map((file) => posix.basename(file))
      .filter((file) => /^[\w-]+\.ts$/.test(file) && file !== 'index.ts')
      .map((file) => file.replace(/\.ts$/, '')),
    sitePages: Object.keys(mainSiteLinks),
    labels: {
      en: Object.values(labels).map(({en}) => en),
      fr: Object.values(labels).map(({fr}) => fr),
    },
  };
}

function filesIn(siteDir: string, directory: string): readonly string[] {
  return listFiles(join(siteDir, directory)).map((path) => `${directory}/${path}`);
}

function readMessageFiles(siteDir: string): readonly MessageFile[] {
  return localeNames.flatMap((locale) =>
    filesIn(siteDir, `i18n/${locale}`)
      .filter((file) => file.endsWith('.json'))
      .map((file) => ({file, locale, source: readText(join(siteDir, file))})),
  );
}

/** An unreadable lock file counts as empty; the data checks report it. */
function lockOf(siteDir: string): TranslationLock {
  try {
    return readLock(siteDir, 'fr');
  } catch {
    return {};
  }
}

/**
 * Reads a site from disk: all its pages, in both languages and all versions.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function readContentSite(siteDir: string): ContentSite {
  const directories = ['static', ...editions.map(({directory}) => directory)];
  const [menus, versions] = [findMenus(siteDir), findVersions(siteDir)];
  const [pages, lock] = [readContentPages(siteDir), lockOf(siteDir)];
  const files = Object.keys(lock);
  const stale = new Set(stalePages(pages, lock).map(({file}) => file));
  return {
    pages,
    files: new Set(directories.flatMap((directory) => filesIn(siteDir, directory))),
    brandPictures: Object.values(brandPictures),
    published: {files, lockFile: lockFile('fr')},
    translatedFiles: new Set(files.filter((file) => !stale.has(file))),
    lostPages: findLostPages(siteDir),
    homePages: localeNames.map((locale) => fileOf(locale, 'current', 'index.mdx')),
    redirected: findRedirects(siteDir),
    madePages: findMadePages(siteDir),
    versions,
    menus,
    glossaryTerms: findGlossary(siteDir),
    writtenShortcuts: findShortcuts(siteDir),
    messageFiles: readMessageFiles(siteDir),
    askedFiles: findAskedFiles(siteDir, menus, versions),
    announcementTexts: announcementTexts(siteDir),
    announcementSettings: findAnnouncementSettings(siteDir),
    shellLinks: findShellLinks(siteDir),
    dataTexts: findDataTexts(siteDir),
    figureTexts: figureTexts(siteDir),
    questionFiles: readQuestions(siteDir),
    vocabulary: readVocabulary(siteDir),
    names: readNames(siteDir),
    pictureOf: (file) => pictureIn(readFileSync(join(siteDir, file))),
    isSpelt: spellingOf(siteDir),
  };
}
