import type {Breach} from '../faults/Fault';
import type {FaultWords} from '../faults/FaultWords';
import {faultAt} from '../faults/faultAt';
import {topOfFile} from '../faults/Place';
import {namedPages} from '../namedPages';
import {headingsOf} from '../page/headingsOf';
import type {Page} from '../page/Page';
import {pageRule} from '../Rule';

function repeatedTitle(text: string): FaultWords {
  return {
    what: `There is a title in the text: # ${text}.`,
    remedy: 'Remove it: the page already shows the title from its front matter.',
  };
}

/**
 * The remedy for a level 1 heading: the writer may count from 1, as Word does, or have repeated the
 * title.
 */
function secondTitle(text: string): FaultWords {
  return {
    what: `The heading “${text}” has the level of the title.`,
    remedy: `Write it with two number signs: ## ${text}.`,
  };
}

/**
 * Reports a page that hides its title and has no heading instead: screen readers would not announce
 * what it is.
 */
function lostTitle(page: Page, hasOwnTitle: boolean): readonly Breach[] {
  const isThere = headingsOf(page).some(({depth}) => depth === 1);
  return !hasOwnTitle || isThere || !page.tree
    ? []
    : [
        faultAt(page, page.frontMatter.places.hide_title ?? topOfFile, {
          what: 'The page hides its title, but has no other one.',
          remedy: 'Remove this line, or write the title as a heading: # Title.',
        }),
      ];
}

/** Articles use levels 2 and 3 and skip none; the front matter's title is level 1. */
export const headingLevels = pageRule('headingLevels', (page) => {
  // The syntax reference shows a level that articles do not use.
  const deepest = page.path === namedPages.syntaxReference ? 4 : 3;
  const hasOwnTitle = page.frontMatter.values.hide_title === true;
  const first = page.tree?.children.find(({type}) => type !== 'yaml');
  let above = 1;
  const misplaced = headingsOf(page).flatMap(({node, depth, text}) => {
    const isSkipped = depth > above + 1;
    above = depth;
    if (depth === 1 && !hasOwnTitle) {
      const isTitle = node === first || text === page.frontMatter.values.title;
      return [faultAt(page, node, isTitle ? repeatedTitle(text) : secondTitle(text))];
    }
    if (depth > deepest) {
      return [
        faultAt(page, node, {
          what: `The heading “${text}” has level ${depth}.`,
          remedy: 'Use ## or ###, or make it a sentence.',
        }),
      ];
    }
    return isSkipped
      ? [
          faultAt(page, node, {
            what: `The heading “${text}” skips a level.`,
            remedy: `Write it with ${'#'.repeat(depth - 1)}.`,
          }),
        ]
      : [];
  });
  return [...lostTitle(page, hasOwnTitle), ...misplaced];
});
