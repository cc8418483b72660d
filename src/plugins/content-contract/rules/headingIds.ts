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

/** The page of another language, in which the same heading stands at the same place. */
function twinOf({path, version, locale}: Page, {pages}: ContentSite): Page | undefined {
  return pages.find(
    (page) => page.path === path && page.version === version && page.locale !== locale,
  );
}

/**
 * The id a heading should have: that of the same heading in the other language, or else its English
 * words; `undefined` when that id is taken, for then the headings are not the same.
 */
function proposedId(page: Page, index: number, site: ContentSite): string | undefined {
  const own = headingsOf(page);
  const twin = twinOf(page, site);
  const other = twin && headingsOf(twin)[index];
  const isSame = other !== undefined && other.depth === own[index]?.depth;
  const taken = new Set(anchorsOf(page).map(({id}) => id));
  const isEnglish = page.locale === defaultLocale;
  // An id made of its French words is no example to follow.
  const isTranslated = isEnglish && isSame && other.id === nameFrom(other.text);
  if (isSame && other.id !== undefined && !isTranslated && !taken.has(other.id)) {
    return other.id;
  }
  const english = isEnglish ? own[index] : isSame && other.id === undefined ? other : undefined;
  const named = english && nameFrom(english.text);
  return named && !taken.has(named) ? named : undefined;
}

/** After a line under a heading, or after its closing signs, an id would be no id. */
function idFix(page: Page, {node}: PageHeading, id: string | undefined): {fix?: Edit} {
  const offset = headingForm(page, node) === 'opened' ? node.position?.end.offset : undefined;
  return id && offset !== undefined
    ? {fix: {startOffset: offset, endOffset: offset, text: ` {/* #${id} */}`}}
    : {};
}

/** An id without its sign: readers would see it, and a second one after it would not help. */
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
 * Each heading says its id, so that the language menu and old links land on the same section, and
 * each id, those of symptoms too, can stand in an address.
 */
export const headingIds = pageRule('headingIds', (page, site) => [
  ...headingsOf(page).flatMap((heading, index) => checkHeading(page, heading, index, site)),
  ...elementsOf(page).flatMap((node) => {
    const id = attributeText(node, 'id');
    return id ? checkId(page, node, id, 'id="short-id"') : [];
  }),
]);
