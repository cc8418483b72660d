import {faultAt} from '../faultAt';
import {elementsOf} from '../page/elementsOf';
import {pageRule} from '../Rule';
import {wordsOfOnePage} from '../vocabulary/wordsOfOnePage';

const rule = 'onePageWords';

/** The words of the home page, of the glossary and of the shortcuts page stand there only. */
export const onePageWords = pageRule(rule, (page) =>
  elementsOf(page).flatMap((element) => {
    const home = wordsOfOnePage[element.name ?? ''];
    return home === undefined || home === page.path
      ? []
      : [
          faultAt(page, element, {
            rule,
            what: `<${element.name}> is made for ${home} alone.`,
            remedy: 'Remove it, or link to that page: /syntax shows the words for all pages.',
          }),
        ];
  }),
);
