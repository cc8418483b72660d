import type {Word} from '../analysis/Word';
import type {Lexicon} from '../indexing/Lexicon';

/** Minimum length of the abbreviation of a stop word: « tuto » for « tutoriel ». */
const minCutLength = 4;

/**
 * Promotes a stop word to a content word where it is the keyword of a page and nothing but polite
 * words stand beside it: « tuto », where a page has the keyword « tutoriel ».
 */
function subjectOf(words: readonly Word[], {analysis, subjects}: Lexicon): Word[] {
  const rest = words.filter(({surface}) => !analysis.polite.has(surface));
  const [word] = rest;
  if (!word || rest.length > 1) return [];
  const isMeant = (subject: string): boolean =>
    subject === word.surface ||
    (word.surface.length >= minCutLength && subject.startsWith(word.surface));
  const subject = [...subjects].find(isMeant);
  if (subject === undefined) return [];
  return [{...word, surface: subject, stem: analysis.stem(subject), role: 'content'}];
}

/**
 * The words to search for. Stop words alone are only the beginning of a question, with two
 * exceptions: a single word still being typed may become any word, and a page may be titled with
 * stop words.
 *
 * @param isTitle whether the query is the title or a keyword of a page
 */
export function wordsThatTell(
  words: readonly Word[],
  text: string,
  isTitle: () => boolean,
  lexicon: Lexicon,
): readonly Word[] {
  const kept = words.filter(({role}) => role !== 'stop');
  if (kept.some(({role}) => role === 'content')) return kept;
  const [first] = words;
  if ((words.length === 1 && first?.end === text.length) || isTitle()) {
    return kept.length > 0 ? kept : words;
  }
  return subjectOf(words, lexicon);
}
