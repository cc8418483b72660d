import type {Analysis, Word} from '../analysis/Word';
import type {Lexicon} from '../indexing/Lexicon';
import {exactly} from '../indexing/readTokens';
import type {Candidate} from '../spelling/Candidate';
import type {Concepts} from '../synonyms/Concepts';
import {otherTool} from '../synonyms/otherTools';
import {furniture, genericVerb} from '../synonyms/SynonymGroup';
import {isNumber} from './isNumber';
import {plainText} from './plainText';
import {queryContextOf} from './queryContext';
import {readWords} from './readWords';
import type {Part, Unit} from './Unit';
import {withNeighbours} from './withNeighbours';
import {withoutBegun} from './withoutBegun';
import {wordsThatTell} from './wordsThatTell';

const exactTrust = 1.4;
/** Below this trust the word may be an incomplete one that becomes something else. */
const sureTrust = 0.7;
const maxQueryWords = 32;
/** Maximum trust of the name of a piece of furniture in a query that names nothing else. */
const exampleTrust = 0.5;
/** An unknown last word up to this length may still become almost any word. */
const maxBegunLength = 3;

/** Whether a word surely belongs to a kind of synonym group. */
const isSurely = (kind: string, meanings: readonly Candidate[]): boolean =>
  meanings.some(({stem, trust}) => trust >= sureTrust && stem.startsWith(`§${kind}`));

/**
 * Reads a query: which words to search for, their role, and what each may mean.
 *
 * @param isTitle whether it is the title or a keyword of a page
 */
export function readQuery(
  query: string,
  isTitle: () => boolean,
  analysis: Analysis,
  lexicon: Lexicon,
  concepts: Concepts,
): Unit[] {
  const text = plainText(query);
  const words = analysis.words(text).slice(0, maxQueryWords);
  const typed = withoutBegun(wordsThatTell(words, text, isTitle, lexicon), words, text, analysis);
  const isLast = ({end, role}: Word): boolean =>
    end === text.length && (role !== 'stop' || typed.length === 1);
  const {kept, candidates: found} = readWords(typed, isLast, analysis, lexicon);
  const candidates = withNeighbours(found, words, analysis, lexicon);
  const sequence = words.flatMap((word) => {
    const parts = kept.filter(({start}) => start === word.start);
    return parts.length > 0 ? parts : [word];
  });
  const read = sequence.map((word) => ({
    surface: word.surface,
    candidates: candidates.get(word) ?? [{stem: word.stem, trust: 1}],
    isSmall: !candidates.has(word),
    typed: word.stem,
    ...(candidates.has(word) && isLast(word) && {begun: word.surface}),
  }));
  const matches = concepts.find(read);
  const begunFrom = concepts.begunFrom(read);
  // A complete word that also begins a phrase is asked as it is: « pizza », not « pizza oven ».
  const isPhraseBegun = sequence.length - begunFrom > 1;
  const isBegun = (word: Word): boolean =>
    (isPhraseBegun && sequence.indexOf(word) >= begunFrom) ||
    (word.end === text.length &&
      !lexicon.knows(word.surface, word.stem) &&
      lexicon.startingWith(word.surface).length > 0);
  const {isAside, isWrong} = queryContextOf(words, text, analysis);
  // « Tabouret de bar »: « bar » only says which stool.
  const isOfFurniture = (word: Word): boolean => {
    const own = matches.filter(({concept, from, to}) => {
      const isMet = sequence.slice(from, to).includes(word);
      return isMet && concept.startsWith(`§${furniture}`);
    });
    return own.length > 0 && own.every(({from, to}) => to - from > 1);
  };
  // Has too many guesses to be the subject beside words that are complete.
  const isBarelyBegun = ({surface, stem, end}: Word): boolean =>
    kept.length > 1 &&
    end === text.length &&
    surface.length <= maxBegunLength &&
    /^[a-z]+$/.test(surface) &&
    !lexicon.knows(surface, stem);
  const partOf = (word: Word, meanings: readonly Candidate[]): Part => {
    if (word.role === 'negation') return 'negation';
    if (isWrong(word) || isSurely(otherTool, meanings) || isBarelyBegun(word)) return 'remark';
    if (isOfFurniture(word)) return 'remark';
    if (isNumber(word.surface)) return 'aside';
    if (isSurely(genericVerb, meanings)) return 'genericVerb';
    return isAside(word) ? 'aside' : 'subject';
  };
  const meaningsOf = (word: Word): Candidate[] =>
    matches
      .filter(({from, to}) => sequence.slice(from, to).some(({stem}) => stem === word.stem))
      .map(({concept, trust}) => ({stem: concept, trust}));
  const isFurnitureAlone = kept.every((word) => isSurely(furniture, meaningsOf(word)));
  // Pages name single pieces only as examples, so a piece on its own asks for furniture.
  const candidatesFor = (word: Word, meanings: readonly Candidate[]): Candidate[] => {
    const own = candidates.get(word) ?? [];
    // The exact spelling outranks inflections. Measured: a word that is its own stem must not
    // count twice.
    if (!isFurnitureAlone) return [...own, ...meanings, {stem: exactly(word), trust: exactTrust}];
    const piece = meanings.filter(({stem}) => stem.startsWith(`§${furniture}`)).slice(0, 1);
    return [
      ...own.map(({stem, trust}) => ({stem, trust: Math.min(trust, exampleTrust)})),
      ...piece.map(({stem}) => ({stem, trust: 1})),
    ];
  };
  return kept.map((word) => {
    const meanings = meaningsOf(word);
    return {
      text: text.slice(word.start, word.end),
      part: partOf(word, meanings),
      isSmall: word.role === 'stop',
      isBegun: isBegun(word),
      candidates: candidatesFor(word, meanings),
    };
  });
}
