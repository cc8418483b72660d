import type {Question} from '../../search/learning/learnFrom';
import type {IndexedPage} from '../../search/SearchIndex';
import {addressOf} from '../content-contract/page/addressOf';
import {readQuestions} from '../content-contract/reading/readQuestions';

/** Index of a section in its page; `undefined` when it is left out of the search index. */
function sectionOf({sections}: IndexedPage, anchor: string | undefined): number | undefined {
  const at = sections.findIndex(({hash}) => hash === `#${anchor}`);
  return at < 0 ? undefined : at;
}

/**
 * Readers' questions in a language, except those of pages that are not indexed, such as drafts.
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
