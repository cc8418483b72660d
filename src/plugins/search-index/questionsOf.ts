import type {Question} from '../../search/learning/learnFrom';
import type {IndexedPage} from '../../search/SearchIndex';
import {addressOf} from '../content-contract/page/addressOf';
import {readQuestions} from '../content-contract/reading/readQuestions';

/** Where a section stands in its page; not at all where it is left out of the index. */
function sectionOf({sections}: IndexedPage, anchor: string | undefined): number | undefined {
  const at = sections.findIndex(({hash}) => hash === `#${anchor}`);
  return at < 0 ? undefined : at;
}

/**
 * What readers ask in a language. Questions of a page that is not in the index are left out: it may
 * be a draft.
 *
 * @param pages of the index
 * @param names of these pages below their version
 */
export function questionsOf(
  siteDir: string,
  language: 'en' | 'fr',
  pages: readonly IndexedPage[],
  names: readonly string[],
): readonly Question[] {
  return readQuestions(siteDir).flatMap(({locale, path, questions}) => {
    const at = names.indexOf(addressOf(path).slice(1));
    const page = pages[at];
    if (locale !== language || !page) {
      return [];
    }
    return questions.map(({text, anchor}) => ({
      text,
      page: at,
      section: sectionOf(page, anchor),
    }));
  });
}
