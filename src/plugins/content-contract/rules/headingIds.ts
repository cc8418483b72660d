import {faultAt} from '../faultAt';
import {headingsOf, type PageHeading} from '../page/headingsOf';
import type {Page} from '../page/Page';
import {pageRule} from '../Rule';

const rule = 'headingIds';
const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function checkId(page: Page, {node, id, depth, text}: PageHeading) {
  if (id === undefined && depth > 1) {
    return [
      faultAt(page, node, {
        rule,
        what: `The heading “${text}” has no id.`,
        remedy: `Write one in English after it, the same in both languages: ${'#'.repeat(depth)} ${text} {/* #short-id */}.`,
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
export const headingIds = pageRule(rule, (page) =>
  headingsOf(page).flatMap((heading) => checkId(page, heading)),
);
