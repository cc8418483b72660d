import type {List, ListItem, Node, Parents} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import type {Breach} from '../faults/Fault';
import {faultAt} from '../faults/faultAt';
import type {Page} from '../page/Page';
import {pageRule} from '../Rule';

function columnOf(node: Node | undefined): number {
  return node?.position?.start.column ?? 1;
}

/** Indentation of an item's continuation lines. */
function indentOf(item: ListItem | undefined): number {
  return columnOf(item?.children[0] ?? item) - 1;
}

function emptyItems(page: Page, {children}: List): readonly Breach[] {
  return children
    .filter((item) => item.children.length === 0)
    .map((item) => {
      const what = 'An item of the list is empty.';
      return faultAt(page, item, {what, remedy: 'Write it, or remove it.'});
    });
}

/** Items meant to be nested in the one before: one space is not enough, so they are siblings. */
function unnestedItems(page: Page, {children, ordered}: List): readonly Breach[] {
  const [first, ...others] = children;
  // One- and two-digit numbers may be right-aligned.
  return others.flatMap((item, index) =>
    ordered || columnOf(item) <= columnOf(first)
      ? []
      : [
          faultAt(page, item, {
            what: 'The item is indented more than the first, but is still on the same level.',
            remedy: `To put it inside the previous item, indent it by ${indentOf(children[index])} spaces; otherwise, indent it like the first.`,
          }),
        ],
  );
}

/** A list meant to be nested in the last item of the list above. */
function unnestedList(page: Page, list: List, above: Node | undefined): readonly Breach[] {
  if (above?.type !== 'list' || columnOf(list) <= columnOf(above)) {
    return [];
  }
  const spaces = indentOf((above as List).children.at(-1));
  return [
    faultAt(page, list, {
      what: 'The list is indented more than the one above, but is still on the same level.',
      remedy: `To put it inside the item above, indent its lines by ${spaces} spaces; otherwise, indent them like that list.`,
    }),
  ];
}

/** Sentences right below an item, which Markdown treats as part of it. */
function swallowedLines(page: Page, item: ListItem): readonly Breach[] {
  const [content] = item.children;
  if (content?.type !== 'paragraph' || !content.position) {
    return [];
  }
  const {start, end} = content.position;
  return page.source
    .split('\n')
    .slice(start.line, end.line)
    .flatMap((text, index) => {
      // A continued sentence begins with a small letter.
      const found = /^\s*(?=\p{Lu})/u.exec(text);
      const isBelow = found !== null && found[0].length < columnOf(item);
      return isBelow
        ? [
            faultAt(
              page,
              {line: start.line + index + 1, column: found[0].length + 1},
              {
                what: 'The line is read as part of the item above it.',
                remedy: `Leave an empty line above it; or, if it belongs to the item, indent it by ${indentOf(item)} spaces.`,
              },
            ),
          ]
        : [];
    });
}

/**
 * Deep nesting leaves almost no width on a phone, and screen reader users lose track of the level.
 */
function deepList(page: Page, list: List, ancestors: readonly Parents[]): readonly Breach[] {
  return ancestors.filter(({type}) => type === 'list').length < 2
    ? []
    : [
        faultAt(page, list, {
          what: 'The list is nested three levels deep.',
          remedy: 'Use two levels at most: turn it into a sentence, or give it a heading.',
        }),
      ];
}

/** A sum or a key at the start of a line that Markdown takes for a list marker. */
function plusItems(page: Page, {children}: List): readonly Breach[] {
  return children
    .filter(({position}) => page.source[position?.start.offset ?? -1] === '+')
    .map((item) =>
      faultAt(page, item, {
        what: 'The + at the start of the line is read as a list marker, and readers do not see it.',
        remedy: 'Begin an item with -; for the sign itself write \\+.',
      }),
    );
}

function isOfProcedure(parent: Parents | undefined): boolean {
  return parent?.type === 'mdxJsxFlowElement' && parent.name === 'Steps';
}

/**
 * Lists render as they look in the source: each item at its level, complete, with nothing else in
 * it.
 */
export const lists = pageRule('lists', (page) => {
  const faults: Breach[] = [];
  if (page.tree) {
    visitParents(page.tree, 'list', (list, ancestors) => {
      const parent = ancestors.at(-1);
      const siblings: readonly Node[] = parent?.children ?? [];
      faults.push(
        // `procedures` reports an empty step.
        ...(isOfProcedure(parent) ? [] : emptyItems(page, list)),
        ...deepList(page, list, ancestors),
        ...plusItems(page, list),
        ...unnestedItems(page, list),
        ...unnestedList(page, list, siblings[siblings.indexOf(list) - 1]),
        ...list.children.flatMap((item) => swallowedLines(page, item)),
      );
    });
  }
  return faults;
});
