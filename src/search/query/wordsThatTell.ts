import type {Word} from '../analysis/Word';
import type {Lexicon} from '../indexing/Lexicon';

/** Letters by which a small word is known that is cut short: « tuto » of « tutoriel ». */
const minCutLength = 4;

/**
 * A small word that readers look for by itself, as a content word: « tuto », where a page has
 * « tutoriel » for a keyword, and only politeness stands beside it.
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
 * The words that carry a query. Small words alone are how a question begins, and ask nothing yet;
 * but one that is still being typed may become any word, and a page may be named so.
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
