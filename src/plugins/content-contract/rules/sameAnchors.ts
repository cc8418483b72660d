import type {Node} from 'unist';
import {faultAt} from '../faults/faultAt';
import {topOfFile} from '../faults/Place';
import {anchorsOf} from '../page/anchorsOf';
import {attributeText, elementsOf} from '../page/elementsOf';
import {headingsOf} from '../page/headingsOf';
import {isAnchorId} from '../page/isAnchorId';
import {nodesOf} from '../page/nodesOf';
import type {Page} from '../page/Page';
import {type TranslatedPage, translatedPages} from '../page/translatedPages';
import {twinRule} from '../Rule';
import {gluedHeading} from '../texts/lineTraces';

/** How it appears in the table of contents. */
function levelOf(node: Node | undefined): string {
  return node?.type === 'heading' && 'depth' in node
    ? `a heading of level ${node.depth}`
    : 'no heading';
}

/** Whether each anchor has a valid, distinct id. Until then it is unknown which one is missing. */
function areNamed(page: Page): boolean {
  const ids = anchorsOf(page).map(({id}) => id);
  return (
    new Set(ids).size === ids.length &&
    ids.every(isAnchorId) &&
    !nodesOf(page).some(
      ({type, position}) =>
        type === 'paragraph' &&
        gluedHeading.test(page.source.slice(position?.start.offset, position?.end.offset)),
    ) &&
    headingsOf(page).every(({id, depth}) => id !== undefined || depth === 1) &&
    elementsOf(page).every((node) => node.name !== 'Symptom' || attributeText(node, 'id'))
  );
}

function compare({page, original}: TranslatedPage) {
  const own = anchorsOf(page);
  const others = anchorsOf(original);
  const ownIds = own.map(({id}) => id);
  const otherIds = others.map(({id}) => id);
  // With equal counts, the same index has the same heading, with a wrong id.
  const isAligned = ownIds.length === otherIds.length;
  const missing = otherIds
    .filter((id, index) => {
      const isRenamed = isAligned && !otherIds.includes(ownIds[index] ?? '');
      return !ownIds.includes(id) && !isRenamed;
    })
    .map((id) =>
      faultAt(page, topOfFile, {
        what: `The id ${id} of ${original.file} is missing here.`,
        remedy: 'Give the same heading or symptom the same id in both languages.',
      }),
    );
  const extra = own.flatMap(({id, node}, index) => {
    const other = isAligned ? (otherIds[index] ?? '') : '';
    const place = ownIds.includes(other) || !other ? '' : `, which has ${other} at this place`;
    return otherIds.includes(id)
      ? []
      : [
          faultAt(page, node, {
            what: `The id ${id} does not exist in ${original.file}${place}.`,
            remedy: 'Give the same heading or symptom the same id in both languages.',
          }),
        ];
  });
  if (missing.length + extra.length > 0) {
    return [...missing, ...extra];
  }
  const misplaced = own.find(({id}, index) => id !== otherIds[index]);
  if (misplaced) {
    return [
      faultAt(page, misplaced.node, {
        what: `${misplaced.id} is not in the same order as in ${original.file}.`,
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
            what: `${id} is ${level} here, but ${otherLevel} in ${original.file}.`,
            remedy: 'Make it the same in both languages.',
          }),
        ];
  });
}

/** Headings and symptoms have the same ids and levels in both languages, in the same order. */
export const sameAnchors = twinRule('sameAnchors', ({pages}) =>
  translatedPages(pages)
    .filter(({page, original}) => areNamed(page) && areNamed(original))
    .flatMap(compare),
);
