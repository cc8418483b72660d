import {englishNegations, englishStopWords} from './englishStopWords';
import {foldWord} from './foldWord';
import {memoize} from './memoize';
import {emptyWordsOf} from './setPhrases';
import {type RawWord, splitWords} from './splitWords';
import {stemEnglish} from './stemEnglish';
import type {Analysis, Word, WordRole} from './Word';

/** "won’t" arrives as "won" and "t": the pair is one negation. */
function isContractedNot(word: RawWord, next: RawWord | undefined): boolean {
  return next?.gap === 'apostrophe' && next.text.toLowerCase() === 't' && /n$/i.test(word.text);
}

/** After these, even "a" and "i" are keys: Ctrl + A. */
const modifiers = new Set(
  'alt cmd command control ctrl hotkey key letter option press shift shortcut'.split(' '),
);

/** About no curve, no multiple selection, no step of stairs, no device and nothing asked. */
const emptyWords = emptyWordsOf([
  ...['the house', 'my house', 'the garden', 'my garden'].map((next) => `[round] ${next}`),
  '[all the time]',
  '[all of a sudden]',
  ...['each time', 'every time', 'many times', 'several times'].map((often) => `[${often}]`),
  '[from time to time]',
  ...['come', 'coming'].map((verb) => `[${verb} from]`),
  '[step by step]',
  ...['am', 'i m'].flatMap((be) => [`[${be} lost]`, `[${be} stuck]`]),
  ...['ok google', 'hey siri', 'good morning', 'in my project'].map((phrase) => `[${phrase}]`),
  ...['now', 'way'].map((next) => `[right ${next}]`),
  ...['do i find', 'can i find', 'to find'].map((next) => `[where ${next}]`),
  ...['in the app', 'with your software', 'with the software', 'on my computer', 'on my pc'].map(
    (where) => `[${where}]`,
  ),
  'at [all]',
  ...['look', 'looking'].map((verb) => `[${verb} at]`),
  '[lots of]',
  'how [many]',
  ...['any', 'no'].map((before) => `${before} [longer]`),
  'any [more]',
  'frequently [asked] questions',
]);

function roleOf(
  surface: string,
  word: RawWord,
  previous: RawWord | undefined,
  next: RawWord | undefined,
): WordRole {
  if (englishNegations.has(surface) || isContractedNot(word, next)) return 'negation';
  if (word.gap === 'apostrophe' && /^(?:s|t|d|m|re|ve|ll)$/.test(surface)) return 'stop';
  // A lone letter is a key of the keyboard: Ctrl + S.
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
  const empty = emptyWords(spellings.map(({surface}) => surface));
  return raw.map((word, index) => {
    const {surface, stem} = spellings[index] ?? spell(word.text);
    // Whose data: "everything about me".
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

/** Spelt by ear: doubled, silent and twin letters brought together. */
function sound(surface: string): string {
  return surface
    .replace(/ph/g, 'f')
    .replace(/s?[st]ion/g, 'shun')
    .replace(/ck/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/gh(?!o)/g, '')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/z/g, 's')
    .replace(/(?<=[aeiou])y|i?e?y$/g, 'i')
    .replace(/ei|ie|ea|ee/g, 'i')
    .replace(/ai/g, 'a')
    .replace(/oo/g, 'u')
    .replace(/(?<=.{2})e(?=s?$)/g, '')
    .replace(/(?<=.)(?:[eou]r|a)(?=s?$)/g, 'a')
    .replace(/(.)\1+/g, '$1');
}

/** Nothing: English cuts no article short. */
const runIn = /(?!)/;
const onceMore = /^re(?=.{4})/;

/** None: Windows, the system, is written as windows of a house are where a sentence begins. */
const isName = (): boolean => false;

/**
 * "What is a", "meaning of". Not "what are the shortcuts", which asks for the things and not for
 * the word.
 */
const asksMeaning =
  /\b(?:what (?:is|are|s|does)|whats|means?|meanings?|definitions?|defined?)\b(?! (?:my|the)\b)/g;

/** "3D lags" and "file rejected" complain without another word. */
const complaints = new Set([
  ...'why problem problems issue issues still keep keeps always'.split(' '),
  ...'lag lags laggy stutters refused rejected hacked'.split(' '),
]);

/** "My pool is full of grass", "I have a floor but …", "the lawn sticks out". */
const tellsState =
  /\bbut\b|^(?:my|the)\b(?!.*\b(?:how|what|where|which)\b).*\b(?:has|is|are|was|were|stays?|went|goes|turns|looks|comes|became|moves|jumps|flickers|shakes|sticks|follows|disappears|overlaps|covers)\b/;

const timeWords = new Set('when whenever while'.split(' '));
const beginsAside = (surface: string): boolean => timeWords.has(surface);

const trouble = /^(?:broken|bugs?|fails?|failing|issues?|problems?)$/;
const working = /^(?:(?:work|function)(?:s|ed|ing)?|runs?)$/;
const isTrouble = (surface: string, isDenied: boolean): boolean =>
  trouble.test(surface) || (isDenied && working.test(surface));

const gone = /^(?:gone|disappear(?:ed|s)?|missing|invisible|vanish(?:ed|es)?)$/;
const shown = /^(?:appear(?:s|ing)?|display(?:ed|s)?|show(?:s|ing)?|visible)$/;
const isUnseen = (surface: string, isDenied: boolean): boolean =>
  gone.test(surface) || (isDenied && shown.test(surface));

const whole = /^(?:house|home|half|everything)$/;

/** How English is read: contractions, plural, -ing and -ed, British and American spelling. */
export const english: Analysis = {
  language: 'en',
  words,
  stem: stemEnglish,
  stopWords: englishStopWords,
  isName,
  asksMeaning,
  keyboard: modifiers,
  complaints,
  tellsState,
  beginsAside,
  isTrouble,
  isUnseen,
  isWhole: (surface) => whole.test(surface),
  runIn,
  onceMore,
  sound,
};
