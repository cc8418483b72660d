import {toString as textOf} from 'mdast-util-to-string';
import type {Locale} from '../../../site';
import type {Breach} from '../faults/Fault';
import {faultAt} from '../faults/faultAt';
import {nodesOf} from '../page/nodesOf';
import {pageRule} from '../Rule';

/**
 * Link texts that do not say where they lead: screen readers list links without their context.
 * “Click here” is reported by `bannedWords`.
 */
const emptyTexts: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:(?:tap|see|read)? ?(?:here|this)|(?:this |the )?(?:link|page)|(?:read|learn|see) more|more)$/iu,
  fr: /^(?:(?:appuyez|voir|voyez|lisez|par)? ?ici|(?:ce |le |cette |la )?(?:lien|page)|(?:en |lire |voir )(?:savoir )?(?:plus|la suite)|la suite)$/iu,
};

/** The text of a link describes its target. */
export const linkTexts = pageRule('linkTexts', (page) => {
  const faults: Breach[] = [];
  for (const node of nodesOf(page)) {
    if (node.type !== 'link' && node.type !== 'linkReference') {
      continue;
    }
    const add = (what: string, remedy: string) => faults.push(faultAt(page, node, {what, remedy}));
    const text = textOf(node).trim();
    if (node.children.length === 0) {
      add(
        'The link has no text: readers cannot see it.',
        'Write the title of the page between the brackets: [Draw walls and rooms](…).',
      );
    }
    // Screen readers spell it out, and it is too long for a phone.
    if (node.type === 'link' && /^(?:https?:\/\/|www\.)\S+$/u.test(text)) {
      add(
        'The text of a link is an address.',
        `Use the title of the page: [The title of the page](${node.url.replace(/^http:/, 'https:')}).`,
      );
    }
    if (emptyTexts[page.locale].test(text.replace(/[\s\u00a0]+|[.…!]+$/gu, ' ').trim())) {
      add(
        `The text of the link, “${text}”, does not say where it leads.`,
        'Use the title of the page: [Draw walls and rooms](…).',
      );
    }
  }
  return faults;
});
