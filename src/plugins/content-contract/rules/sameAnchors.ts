import type {Node} from 'unist';
import {faultAt} from '../faultAt';
import {topOfFile} from '../Place';
import {anchorsOf} from '../page/anchorsOf';
import {type TranslatedPage, translatedPages} from '../page/translatedPages';
import {twinRule} from '../Rule';

/** What a reader of the table of contents sees of it. */
function levelOf(node: Node | undefined): string {
  return node?.type === 'heading' && 'depth' in node
    ? `a heading of level ${node.depth}`
    : 'no heading';
}

function compare({page, original}: TranslatedPage) {
  const own = anchorsOf(page);
  const others = anchorsOf(original);
  const ownIds = own.map(({id}) => id);
  const otherIds = others.map(({id}) => id);
  const missing = otherIds
    .filter((id) => !ownIds.includes(id))
    .map((id) =>
      faultAt(page, topOfFile, {
        what: `The id ${id} of ${original.file} is missing here.`,
        remedy: 'Give the same heading or symptom the same id in both languages.',
      }),
    );
  const extra = own
    .filter(({id}) => !otherIds.includes(id))
    .map(({id, node}) =>
      faultAt(page, node, {
        what: `The id ${id} does not exist in ${original.file}.`,
        remedy: 'Give the same heading or symptom the same id in both languages.',
      }),
    );
  if (missing.length + extra.length > 0) {
    return [...missing, ...extra];
  }
  const misplaced = own.find(({id}, index) => id !== otherIds[index]);
  if (misplaced) {
    return [
      faultAt(page, misplaced.node, {
        what: `${misplaced.id} does not come in the same order as in ${original.file}.`,
        remedy: 'Put headings and symptoms in the same order in both languages.',
      }),
    ];
  }
  return own.flatMap(({id, node}, index) => {
    const [level, otherLevel] = [levelOf(node), levelOf(others[index]?.node)];
    return level === otherLevel
      ? []
      : [
          faultAt(page, node, {
            what: `${id} is ${level} here, and ${otherLevel} in ${original.file}.`,
            remedy: 'Make it the same in both languages.',
          }),
        ];
  });
}

/** Headings and symptoms have the same ids and levels in both languages, in the same order. */
export const sameAnchors = twinRule('sameAnchors', ({pages}) =>
  translatedPages(pages).flatMap(compare),
);
