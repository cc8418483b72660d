import {defaultLocale} from '../../../site';
import type {ContentSite} from '../ContentSite';
import type {Edit} from '../Fault';
import {faultAt} from '../faultAt';
import {fileOf} from '../locatePage';
import {nameFrom} from '../nameFrom';
import {headingsOf, type PageHeading} from '../page/headingsOf';
import type {Page} from '../page/Page';
import {pageRule} from '../Rule';

const rule = 'headingIds';
const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The id a heading should have: its English words, which a French page takes from its twin. */
function proposedId(page: Page, index: number, {pages}: ContentSite): string | undefined {
  const english = fileOf(defaultLocale, page.version, page.path);
  const original = pages.find(({file}) => file === english);
  const heading = original && headingsOf(original)[index];
  const own = headingsOf(page)[index];
  return heading && heading.depth === own?.depth
    ? (heading.id ?? nameFrom(heading.text))
    : undefined;
}

function idFix({node}: PageHeading, id: string | undefined): {fix?: Edit} {
  const offset = node.position?.end.offset;
  return id && offset !== undefined
    ? {fix: {startOffset: offset, endOffset: offset, text: ` {/* #${id} */}`}}
    : {};
}

function checkHeading(page: Page, heading: PageHeading, index: number, site: ContentSite) {
  const {node, id, depth, text} = heading;
  if (id === undefined && depth > 1) {
    const proposed = proposedId(page, index, site);
    const sample = `${'#'.repeat(depth)} ${text} {/* #${proposed ?? 'short-id'} */}`;
    return [
      faultAt(page, node, {
        rule,
        what: `The heading “${text}” has no id.`,
        remedy: `Write one in English after it, the same in both languages: ${sample}.`,
        ...idFix(heading, proposed),
      }),
    ];
  }
  if (id !== undefined && !kebabCase.test(id)) {
    return [
      faultAt(page, node, {
        rule,
        what: `The id #${id} is not in small letters joined by hyphens.`,
        remedy: 'Write it as {/* #short-id */}: a to z, digits and hyphens.',
      }),
    ];
  }
  return [];
}

/** Each heading says its id, so that the language menu and old links land on the same section. */
export const headingIds = pageRule(rule, (page, site) =>
  headingsOf(page).flatMap((heading, index) => checkHeading(page, heading, index, site)),
);
