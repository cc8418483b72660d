import type {Node} from 'unist';
import {defaultLocale} from '../../../site';
import type {ContentSite} from '../ContentSite';
import type {Breach, Edit} from '../faults/Fault';
import {faultAt} from '../faults/faultAt';
import {nameFrom} from '../nameFrom';
import {anchorsOf} from '../page/anchorsOf';
import {attributeText, elementsOf} from '../page/elementsOf';
import {headingForm} from '../page/headingForm';
import {headingsOf, type PageHeading} from '../page/headingsOf';
import {isAnchorId} from '../page/isAnchorId';
import type {Page} from '../page/Page';
import {sourceOf} from '../page/sourceOf';
import {pageRule} from '../Rule';

/** The page in the other language if it has the same heading at the same index. */
function twinOf({path, version, locale}: Page, {pages}: ContentSite): Page | undefined {
  return pages.find(
    (page) => page.path === path && page.version === version && page.locale !== locale,
  );
}

/**
 * The id proposed for a heading: that of the same heading in the other language, or else one made
 * from its English text; `undefined` when that id is taken, since the headings then do not
 * correspond.
 */
function proposedId(page: Page, index: number, site: ContentSite): string | undefined {
  const own = headingsOf(page);
  const twin = twinOf(page, site);
  const other = twin && headingsOf(twin)[index];
  const isSame = other !== undefined && other.depth === own[index]?.depth;
  const taken = new Set(anchorsOf(page).map(({id}) => id));
  const isEnglish = page.locale === defaultLocale;
  // An id generated from the French text must not be copied.
  const isTranslated = isEnglish && isSame && other.id === nameFrom(other.text);
  if (isSame && other.id !== undefined && !isTranslated && !taken.has(other.id)) {
    return other.id;
  }
  const english = isEnglish ? own[index] : isSame && other.id === undefined ? other : undefined;
  const named = english && nameFrom(english.text);
  return named && !taken.has(named) ? named : undefined;
}

/** No autofix for setext or closed ATX headings: MDX would show the id as text. */
function idFix(page: Page, {node}: PageHeading, id: string | undefined): {fix?: Edit} {
  const offset = headingForm(page, node) === 'opened' ? node.position?.end.offset : undefined;
  return id && offset !== undefined
    ? {fix: {startOffset: offset, endOffset: offset, text: ` {/* #${id} */}`}}
    : {};
}

/**
 * Reports an id without its `#`: readers would see it, and appending a second id would not help.
 */
function bareIdFault(page: Page, {node, text}: PageHeading) {
  const bare = /\{\/\*\s*([\w-]+)\s*\*\/\}\s*$/.exec(sourceOf(page, node));
  if (!bare) {
    return undefined;
  }
  const written = `{/* #${bare[1]} */}`;
  const startOffset = (node.position?.start.offset ?? 0) + bare.index;
  return faultAt(page, node, {
    what: `The id of the heading “${text}” lacks its #.`,
    remedy: `Write ${written}.`,
    fix: {startOffset, endOffset: startOffset + bare[0].length, text: written},
  });
}

function checkHeading(page: Page, heading: PageHeading, index: number, site: ContentSite) {
  const {node, id, depth, text} = heading;
  if (id === undefined && depth > 1) {
    const bare = bareIdFault(page, heading);
    if (bare) {
      return [bare];
    }
    const proposed = proposedId(page, index, site);
    const sample = `${'#'.repeat(depth)} ${text} {/* #${proposed ?? 'short-id'} */}`;
    return [
      faultAt(page, node, {
        what: `The heading “${text}” has no id.`,
        remedy: `Write one in English after it, the same in both languages: ${sample}.`,
        ...idFix(page, heading, proposed),
      }),
    ];
  }
  const sample = `{/* #${proposedId(page, index, site) ?? 'short-id'} */}`;
  return id === undefined ? [] : checkId(page, node, `#${id}`, sample);
}

function checkId(page: Page, node: Node, id: string, sample: string): readonly Breach[] {
  return isAnchorId(id.replace(/^#/, ''))
    ? []
    : [
        faultAt(page, node, {
          what: `The id ${id} is not in small letters joined by hyphens.`,
          remedy: `Write it as ${sample}: a to z, digits and hyphens.`,
        }),
      ];
}

/**
 * Each heading has an explicit id, so that the language menu and old links lead to the same
 * section, and every id, those of symptoms included, is valid in an address.
 */
export const headingIds = pageRule('headingIds', (page, site) => [
  ...headingsOf(page).flatMap((heading, index) => checkHeading(page, heading, index, site)),
  ...elementsOf(page).flatMap((node) => {
    const id = attributeText(node, 'id');
    return id ? checkId(page, node, id, 'id="short-id"') : [];
  }),
]);
