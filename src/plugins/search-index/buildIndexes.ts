import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import {learnFrom} from '../../search/learning/learnFrom';
import type {IndexedPage, SearchIndex} from '../../search/SearchIndex';
import {packGroups} from '../../search/synonyms/packGroups';
import {synonymGroups} from '../../search/synonyms/synonymGroups';
import {assertNames} from './assertNames';
import {notSearched} from './notSearched';
import {questionsOf} from './questionsOf';
import {readDocs} from './readDocs';
import {readIndexedPages} from './readIndexedPages';
import {readRows, rowSelectors} from './readRows';
import {readTexts} from './readTexts';
import type {BuiltSite, UpstreamIndex} from './upstream';
import {writeIndex} from './writeIndex';

/** Options that this site adds to those of the search plugin. */
export interface OwnOptions {
  /**
   * Pages ranked after all others: a glossary, pages for writers. Addresses below the version, no
   * slash.
   */
  readonly rankLast: readonly string[];
  /** Pages suggested when nothing matches, in order. Addresses below the version, no slash. */
  readonly popular: readonly string[];
  /**
   * Anchors of sections that are no answers: links to other pages, headings above tables of
   * symptoms.
   */
  readonly skippedAnchors: readonly string[];
  /** Whether the search of the current version learns from src/questions. */
  readonly learnsFromQuestions: boolean;
  /** Name of the product, which all pages are about. */
  readonly product?: string;
}

async function withRows(
  page: IndexedPage,
  site: BuiltSite,
  skippedAnchors: readonly string[],
): Promise<IndexedPage> {
  const route = page.url.slice(site.baseUrl.length).replace(/\/$/, '');
  const file = path.join(site.outDir, route, 'index.html');
  const $ = load(await readFile(file, 'utf8'));
  $(notSearched.join()).remove();
  const rows = readRows($);
  $(rowSelectors.join()).remove();
  const texts = readTexts($);
  const sections = page.sections
    .filter(({hash}) => !skippedAnchors.includes(hash))
    .map((section) => ({...section, ...texts.get(section.hash)}));
  return {...page, sections: [...sections, ...rows]};
}

/** Address of a page below its version, as in the options. */
function nameBelow(versionUrl: string, {url}: IndexedPage): string {
  return url.slice(versionUrl.length).replace(/\/$/, '');
}

/**
 * Converts the search plugin's indexes to those that our search fetches.
 *
 * @param indexes by version folder, as the plugin read them
 * @throws when the options list pages that do not exist in the current version
 */
export async function buildIndexes(
  site: BuiltSite,
  options: OwnOptions,
  indexes: ReadonlyMap<string, UpstreamIndex>,
): Promise<void> {
  const facts = readDocs(site.plugins);
  for (const [versionDir, upstreamIndex] of indexes) {
    const folder = path.relative(site.outDir, versionDir).split(path.sep).join('/');
    const versionUrl = `${site.baseUrl}${folder && `${folder}/`}`;
    const listed = readIndexedPages(upstreamIndex).filter(({url}) => !facts.get(url)?.isUnlisted);
    const names = listed.map((page) => nameBelow(versionUrl, page));
    // The archive naturally lacks some of the listed pages.
    if (versionDir === site.outDir) {
      assertNames({rankLast: options.rankLast, popular: options.popular}, names);
    }
    const pages: IndexedPage[] = [];
    // One by one: the sources of all pages at once would exhaust memory.
    for (const page of listed) {
      const isLast = options.rankLast.includes(nameBelow(versionUrl, page));
      const crumbs = facts.get(page.url)?.crumbs ?? [];
      pages.push({
        ...(await withRows(page, site, options.skippedAnchors)),
        crumbs,
        ...(isLast && {isLast}),
      });
    }
    const popular = options.popular.map((name) => names.indexOf(name)).filter((at) => at >= 0);
    const language = site.i18n.currentLocale === 'fr' ? 'fr' : 'en';
    const synonyms = packGroups(synonymGroups(language));
    const {product} = options;
    const index: SearchIndex = {language, ...(product && {product}), pages, popular, synonyms};
    const isLearned = options.learnsFromQuestions && versionDir === site.outDir;
    const asked = isLearned ? questionsOf(site.siteDir, language, pages, names) : [];
    await writeIndex(site.outDir, site.baseUrl, versionDir, learnFrom(index, asked));
  }
}
