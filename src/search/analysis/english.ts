import {englishAsides, englishCourtesies, englishPolite} from './englishAsides';
import {complaints, fails, isWhole, isWrong, tellsState} from './englishComplaints';
import {englishEmptyWords} from './englishEmptyWords';
import {englishOpenings, englishSelfPortraits, englishStruggles} from './englishOpenings';
import {stemAt} from './englishSenses';
import {englishNegations, englishStopWords} from './englishStopWords';
import {foldWord} from './foldWord';
import {memoize} from './memoize';
import {soundEnglish} from './soundEnglish';
import {type RawWord, splitWords} from './splitWords';
import {stemEnglish} from './stemEnglish';
import type {Analysis, Word, WordRole} from './Word';

/** "won’t" is split into "won" and "t", which together are one negation. */
function isContractedNot(word: RawWord, next: RawWord | undefined): boolean {
  return next?.gap === 'apostrophe' && next.text.toLowerCase() === 't' && /n$/i.test(word.text);
}

/** After these even "a" and "i", otherwise words, are keys: Ctrl + A. */
const modifiers = new Set(
  'alt cmd command control ctrl hotkey key letter option press shift shortcut'.split(' '),
);

function roleOf(
  surface: string,
  word: RawWord,
  previous: RawWord | undefined,
  next: RawWord | undefined,
): WordRole {
  if (englishNegations.has(surface) || isContractedNot(word, next)) return 'negation';
  if (word.gap === 'apostrophe' && /^(?:s|t|d|m|re|ve|ll)$/.test(surface)) return 'stop';
  // A single letter is a key: Ctrl + S.
  if (surface.length === 1 && /[b-hj-z]/.test(surface)) return 'content';
  if (surface.length === 1 && modifiers.has(foldWord(previous?.text ?? ''))) return 'content';
  return englishStopWords.has(surface) ? 'stop' : 'content';
}

const spell = memoize((word) => {
  const surface = foldWord(word);
  return {surface, stem: stemEnglish(surface)};
});

function words(text: string): Word[] {
  const raw = splitWords(text);
  const spellings = raw.map((word) => spell(word.text));
  const surfaces = spellings.map(({surface}) => surface);
  const empty = englishEmptyWords(surfaces);
  return raw.map((word, index) => {
    const {surface, stem: own} = spellings[index] ?? spell(word.text);
    const stem = stemAt(surface, surfaces, own);
    // Not a stop word here: "everything about me" asks for the reader’s data.
    const isOwn = surface === 'me' && spellings[index - 1]?.surface === 'about';
    const said = isOwn ? 'content' : roleOf(surface, word, raw[index - 1], raw[index + 1]);
    const role = empty.has(index) ? 'stop' : said;
    const spelt = isOwn ? 'about me' : stem;
    return {
      surface,
      stem: role === 'negation' ? 'not' : spelt,
      role,
      start: word.start,
      end: word.end,
      isTied: word.gap === 'hyphen',
    };
  });
}

/** Never matches: English does not elide articles. */
const runIn = /(?!)/;
const onceMore = /^re(?=.{4})/;

/** Always false: at the beginning of a sentence, the windows of a house are “Windows”, too. */
const isName = (): boolean => false;

/**
 * "What is a", "meaning of". Not "what are the shortcuts", which asks for the shortcuts, not for
 * the meaning of the word.
 */
const asksMeaning =
  /\b(?:what (?:is|are|s|does)|whats|means?|meanings?|definitions?|defined?)\b(?! (?:my|the)\b)/g;

const timeWords = new Set('when whenever while'.split(' '));
const beginsAside = (surface: string): boolean => timeWords.has(surface);

/** English text analysis: contractions, plural, -ing and -ed, British and American spelling. */
export const english: Analysis = {
  language: 'en',
  words,
  stem: stemEnglish,
  stopWords: englishStopWords,
  polite: englishPolite,
  courtesies: englishCourtesies,
  openings: englishOpenings,
  selfPortraits: englishSelfPortraits,
  struggles: englishStruggles,
  asides: englishAsides,
  isName,
  asksMeaning,
  keyboard: modifiers,
  complaints,
  fails,
  tellsState,
  beginsAside,
  isWrong,
  isWhole,
  runIn,
  onceMore,
  sound: soundEnglish,
};
