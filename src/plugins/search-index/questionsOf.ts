import {addressOf} from '../content-contract/page/addressOf';
import {readQuestions} from '../content-contract/reading/readQuestions';

/**
 * What readers ask in a language, by the number of the page that answers it. Questions of a page
 * that is not in the index are left out: it may be a draft.
 *
 * @param names of the pages of the index below their version, in their order
 */
export function questionsOf(
  siteDir: string,
  language: 'en' | 'fr',
  names: readonly string[],
): ReadonlyMap<number, readonly string[]> {
  const asked = readQuestions(siteDir).filter(({locale}) => locale === language);
  return new Map(
    asked
      .map(({path, questions}) => {
        const page = names.indexOf(addressOf(path).slice(1));
        return [page, questions.map(({text}) => text)] as const;
      })
      .filter(([page]) => page >= 0),
  );
}
