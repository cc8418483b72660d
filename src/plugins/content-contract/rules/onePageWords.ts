import {faultAt} from '../faults/faultAt';
import {namedPages} from '../namedPages';
import {elementsOf} from '../page/elementsOf';
import {pageRule} from '../Rule';

/** The components of the home page, the glossary and the shortcuts page are used there only. */
export const onePageWords = pageRule('onePageWords', (page) =>
  elementsOf(page).flatMap((element) => {
    const home = namedPages.ofWords[element.name ?? ''];
    // An archived page keeps its path when the current one moves.
    return home === undefined || home === page.path || page.version !== 'current'
      ? []
      : [
          faultAt(page, element, {
            what: `<${element.name}> may only be used in ${home}.`,
            remedy: 'Remove it, or link to that page: /syntax shows the elements for all pages.',
          }),
        ];
  }),
);
