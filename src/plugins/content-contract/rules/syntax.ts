import {pageRule} from '../Rule';

/** Other rules cannot check a page without a tree: that they report nothing means nothing. */
const restFollows = 'The rest of the page is checked once this is fixed.';

/** A page parses: its tags are closed, its quotes are straight, its braces are in code. */
export const syntax = pageRule('syntax', ({syntaxFaults, tree}) =>
  syntaxFaults.map((fault) =>
    tree || fault !== syntaxFaults.at(-1)
      ? fault
      : {...fault, remedy: `${fault.remedy} ${restFollows}`},
  ),
);
