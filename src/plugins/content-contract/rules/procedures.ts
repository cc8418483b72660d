import type {List} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import type {Breach} from '../faults/Fault';
import {faultAt} from '../faults/faultAt';
import {placeAt} from '../faults/Place';
import {elementsOf} from '../page/elementsOf';
import type {Page} from '../page/Page';
import {sourceOf} from '../page/sourceOf';
import {isMisread} from '../prose/isMisread';
import {pageRule} from '../Rule';

const maxSteps = 7;

/** A numbered list in a task belongs in `<Steps>`: plain Markdown lists lack the step layout. */
function outsideSteps(page: Page): readonly Breach[] {
  const faults: Breach[] = [];
  if (page.tree && page.frontMatter.values.type === 'task') {
    visitParents(page.tree, 'list', (list, ancestors) => {
      const isStep = ancestors.some((parent) => 'name' in parent && parent.name === 'Steps');
      if (list.ordered && !isStep) {
        faults.push(
          faultAt(page, list, {
            what: 'A numbered list on a task page is outside <Steps>.',
            remedy:
              'Put its steps between <Steps> and </Steps>; begin other lines with -, and headings with ##, without numbers.',
          }),
        );
      }
    });
  }
  return faults;
}

/**
 * A procedure is one numbered list of at most seven steps, none empty and none with a nested list.
 */
export const procedures = pageRule('procedures', (page) => [
  ...outsideSteps(page),
  ...elementsOf(page)
    .filter(({name}) => name === 'Steps')
    .flatMap((element) => {
      const lists = element.children.filter((child): child is List => child.type === 'list');
      const [list] = lists;
      if (!list?.ordered || lists.length > 1 || element.children.length > 1) {
        if (element.children.some((child) => isMisread(page, child))) {
          return [];
        }
        return [
          faultAt(page, element, {
            what: '<Steps> does not contain one numbered list and nothing else.',
            remedy: 'Write the steps as 1. 2. 3. with nothing before, between or after them.',
          }),
        ];
      }
      const empty = list.children.flatMap((item, index) =>
        item.children.length > 0
          ? []
          : [
              faultAt(page, item, {
                what: `Step ${index + 1} is empty.`,
                remedy: 'Write it, or remove it.',
              }),
            ],
      );
      // Markdown treats an indented number as text of the step before.
      const swallowed = list.children.flatMap((item) => {
        const start = item.position?.start.offset ?? 0;
        const found = /\n[ \t]+(?=\d+[.)][ \t])/.exec(sourceOf(page, item));
        return found
          ? [
              faultAt(page, placeAt(page.source, start + found.index + found[0].length), {
                what: 'A step begins with spaces: it is read as part of the previous step.',
                remedy: 'Put its number at the start of the line.',
              }),
            ]
          : [];
      });
      const nested = list.children.filter(({children}) =>
        children.some(({type}) => type === 'list'),
      );
      const tooMany =
        list.children.length > maxSteps
          ? [
              faultAt(page, element, {
                what: `The procedure has ${list.children.length} steps.`,
                remedy: `Split it into two procedures: ${maxSteps} steps at most.`,
              }),
            ]
          : [];
      return [
        ...tooMany,
        ...empty,
        ...swallowed,
        ...nested.map((item) =>
          faultAt(
            page,
            item,
            item.children[0]?.type === 'list'
              ? {
                  what: 'The step has two numbers, or a number and a hyphen.',
                  remedy: 'Keep one number at its start: 2. Click the wall.',
                }
              : {
                  what: 'The step contains a list of its own.',
                  remedy: 'Make each of its items a step, or write it as a sentence.',
                },
          ),
        ),
      ];
    }),
]);
