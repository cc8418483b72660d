import {visit} from 'unist-util-visit';
import type {Fault} from '../Fault';
import type {FaultWords} from '../FaultWords';
import {faultAt} from '../faultAt';
import type {Page} from '../page/Page';
import {placeAt} from '../page/placeAt';
import {pageRule} from '../Rule';

const rule = 'strayMarkup';

/** What is left in the text when a piece of Markdown did not take effect. */
const traces: readonly (FaultWords & {readonly pattern: RegExp})[] = [
  {
    pattern: /(?<!\\)\*\*/,
    what: 'Two asterisks show in the page: a bold word is not closed.',
    remedy: 'Write **word**, without spaces inside the asterisks.',
  },
  {
    // With a space between the two, only what looks like an address tells it from a remark.
    pattern: /\](?:\(|[ \u00a0]\((?:\.{0,2}\/|#|https?:))/,
    what: 'The brackets of a link show in the page.',
    remedy: 'Write [text](./page.mdx), without spaces between ] and ( or in the address.',
  },
  {
    pattern: /\]\[[^\][\n]*\]/,
    what: 'The brackets of a link show in the page: nothing says where it leads.',
    remedy: 'Write [text](./page.mdx), with the path of the page in round brackets.',
  },
  {
    pattern: /^\|.*\|\s*$/m,
    what: 'The bars of a table show in the page.',
    remedy: 'Put a line | --- | --- | under the first row, with as many columns.',
  },
  {
    pattern: /^#{1,6}\S/m,
    what: 'A number sign shows in the page: a heading lacks its space.',
    remedy: 'Write ## Title, with a space after the signs.',
  },
  {
    pattern: /`/,
    what: 'A backtick shows in the page: a piece of code is not closed.',
    remedy: 'Put one backtick on each side: `4,50`.',
  },
  {
    pattern: /[•◦▪●\uf0b7]|^[–—][ \t\u00a0]/m,
    what: 'A bullet is pasted: it makes no list, and its line runs on from the one before.',
    remedy: 'Write - and a space at the start of the line.',
  },
  {
    pattern: /^(?:[-+]|\d+[.)])\p{L}/mu,
    what: 'The mark of a list lacks its space, and makes none of it.',
    remedy: 'Write - and a space at the start of the line, or 1. and a space.',
  },
  {
    // Option + space on a Mac, and what other programs paste: Markdown knows the ordinary one only.
    pattern: /^(?:[-*+]|\d+[.)])[\u00a0\u202f]/m,
    what: 'A no-break space stands behind the mark of a list, which makes none of it.',
    remedy: 'Delete the space and type it again.',
  },
  {
    pattern: /(?<!\\)\[!\w+\]/,
    what: 'The name of a callout shows in the page: this form is not known here.',
    remedy: 'Write :::note on a line of its own, and ::: on one after the text.',
  },
  {
    pattern: /(?<!\\)&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/i,
    what: 'A character is written as a code of HTML.',
    remedy: 'Type the character itself, such as é or &, and an ordinary space for &nbsp;.',
  },
  {
    pattern: /:{3,}/,
    what: 'Three colons show in the page: a callout is not read as one.',
    remedy: 'Put ::: at the start of a line of its own, with empty lines around the text.',
  },
];

/** Controls, soft hyphens, spaces of no width, marks of direction, and signs of a private font. */
const invisible = /(?!\t)[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}](?<!\n|\r)/u;

/** Wherever they stand: in a keyword or a title, the search would never find the word. */
function checkInvisible(page: Page): readonly Fault[] {
  const what = 'An invisible character is here, pasted from another program.';
  const remedy = 'Delete what stands there and type it again.';
  return page.source.split('\n').flatMap((text, index) => {
    const place = {line: index + 1, column: text.search(invisible) + 1};
    return place.column === 0 ? [] : [faultAt(page, place, {rule, what, remedy})];
  });
}

/** No Markdown shows through in the text of a page. */
export const strayMarkup = pageRule(rule, (page) => {
  const faults: Fault[] = [];
  if (page.tree) {
    visit(page.tree, (node) => {
      const {start, end} = node.position ?? {};
      if (node.type === 'text') {
        const raw = page.source.slice(start?.offset, end?.offset);
        for (const {pattern, what, remedy} of traces) {
          const found = pattern.exec(raw);
          if (found) {
            const place = placeAt(page.source, (start?.offset ?? 0) + found.index);
            faults.push(faultAt(page, place, {rule, what, remedy}));
          }
        }
      }
      if (node.type === 'code') {
        const raw = page.source.slice(start?.offset, end?.offset);
        if (!/\n\s*(?:`{3,}|~{3,})\s*$/.test(raw)) {
          faults.push(
            faultAt(page, node, {
              rule,
              what: 'A block of code is never closed.',
              remedy: 'Add a line of three backticks after it.',
            }),
          );
        }
      }
    });
    faults.push(...checkInvisible(page));
  }
  return faults;
});
