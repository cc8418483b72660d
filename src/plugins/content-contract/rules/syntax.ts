import {pageRule} from '../Rule';

/** Other rules have nothing to read in a page without a tree: their silence says nothing. */
const restFollows = 'The rest of the page is checked once this is right.';

/** A page can be read: its tags are closed, its quotes are straight, its braces are code. */
export const syntax = pageRule('syntax', ({syntaxFaults, tree}) =>
  syntaxFaults.map((fault) =>
    tree || fault !== syntaxFaults.at(-1)
      ? fault
      : {...fault, remedy: `${fault.remedy} ${restFollows}`},
  ),
);
