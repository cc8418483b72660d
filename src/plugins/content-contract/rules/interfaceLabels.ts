import {toString as textOf} from 'mdast-util-to-string';
import {defaultLocale} from '../../../site';
import type {Names} from '../ContentSite';
import type {Breach} from '../faults/Fault';
import {faultAt} from '../faults/faultAt';
import {placeAt} from '../faults/Place';
import {namedPages} from '../namedPages';
import {nearestName} from '../nearest/nearestName';
import {nodesOf} from '../page/nodesOf';
import type {Page} from '../page/Page';
import {sourceOf} from '../page/sourceOf';
import {pagesForWriters} from '../pagesForWriters';
import {pageRule} from '../Rule';
import {findKeys} from '../texts/findKeys';

/** A text between quotation marks, with or without the asterisks of bold. */
const quoted = /[«“"]\s*(?:\*\*)?([^«»“”"*\n]+?)(?:\*\*)?\s*[»”"]/gu;

/** Words that other programs put before a remark. */
const remark =
  /^(?:note|n\.b|nb|remarque|tip|astuce|conseil|info|information|important|warning|caution|attention|danger)[ \u00a0]*[:.!]?$/iu;

function remedyFor(text: string, {locale}: Page, labels: Names['labels']): string {
  if (remark.test(text)) {
    return 'Write a callout: :::note on a line of its own, then the text, and ::: on one after it.';
  }
  const path = text.split(/\s*(?:-{0,2}>|[›→/])\s*/u);
  if (path.length > 1 && path.every((part) => labels[locale].includes(part))) {
    return `Write ${path.map((part) => `**${part}**`).join(' › ')}.`;
  }
  const ofEnglish = labels[locale][labels[defaultLocale].indexOf(text)];
  const bare = text.replace(/^[\s«“"]+|[\s»”".,:;!?]+$/gu, '');
  const meant = ofEnglish ?? nearestName(bare, labels[locale]);
  return meant
    ? `Did you mean **${meant}**? Bold is for labels only.`
    : 'Add it to labels in src/product/labels.ts, or remove the asterisks: bold is for labels only.';
}

/**
 * Bold is reserved for UI labels exactly as in src/product/labels.ts, and those labels are bold,
 * never in italics or quotation marks.
 */
export const interfaceLabels = pageRule('interfaceLabels', (page, {names}) => {
  if (namedPages.withOtherInterfaces.includes(page.path)) {
    return [];
  }
  const faults: Breach[] = [];
  const labels = names.labels[page.locale];
  // They show quotation marks, around arbitrary words.
  const isForWriters = pagesForWriters.includes(page.path);
  for (const node of nodesOf(page)) {
    if (node.type === 'strong') {
      const text = textOf(node);
      // A key in bold is reported as a key.
      const isKey = findKeys(text, page.locale).some((found) => found.text === text);
      if (!labels.includes(text) && !isKey) {
        faults.push(
          faultAt(page, node, {
            what: `**${text}** is not a label of the product.`,
            remedy: remedyFor(text, page, names.labels),
          }),
        );
      }
    }
    if (node.type === 'emphasis' && labels.includes(textOf(node)) && !isForWriters) {
      faults.push(
        faultAt(page, node, {
          what: `The label ${textOf(node)} is in italics.`,
          remedy: `Write **${textOf(node)}**.`,
        }),
      );
    }
    const start = node.position?.start.offset;
    const isText = node.type === 'paragraph' || node.type === 'tableCell';
    if (isText && start !== undefined && !isForWriters) {
      for (const {1: text = '', index} of sourceOf(page, node).matchAll(quoted)) {
        if (labels.includes(text)) {
          faults.push(
            faultAt(page, placeAt(page.source, start + index), {
              what: `The label ${text} is between quotation marks.`,
              remedy: `Write **${text}**, without them.`,
            }),
          );
        }
      }
    }
  }
  return faults;
});
