import {onDevice} from '../analysis/onDevice';
import type {Analysis, Word} from '../analysis/Word';
import type {Lexicon} from '../indexing/Lexicon';
import {exactly} from '../indexing/readTokens';
import type {Candidate} from '../spelling/Candidate';
import {candidatesOf} from '../spelling/candidatesOf';
import {split, splitOff} from '../spelling/compounds';
import type {Concepts} from '../synonyms/Concepts';
import {otherTool} from '../synonyms/otherTools';
import {deed} from '../synonyms/SynonymGroup';

/** A word of the query and what it may mean on the pages. */
export interface Unit {
  /** As typed. */
  readonly text: string;
  readonly isNegation: boolean;
  /** Whether it only says when the thing happens: « la vue saute quand je zoome ». */
  readonly isAside: boolean;
  /** Whether it only says that the thing goes wrong, beside a word that says what. */
  readonly isTrouble: boolean;
  /** Whether it only says that the thing does not show, beside a word that says what. */
  readonly isUnseen: boolean;
  /** Whether it says what is done in a word that goes with anything: to delete, to change, to add. */
  readonly isDeed: boolean;
  /** Whether it is a number alone: « un mur de 20 ». */
  readonly isNumber: boolean;
  /** Whether it names another tool, for comparison or for its files. */
  readonly isOtherTool: boolean;
  /** Whether it says little by itself; it counts only where there is nothing else. */
  readonly isSmall: boolean;
  /** Empty when nothing on the pages comes near. */
  readonly candidates: readonly Candidate[];
}

const exactTrust = 1.4;
/** Below this trust a word is better taken apart, when it can be, than guessed. */
const guessTrust = 0.5;
/** A verb that is only begun may become another. */
const deedTrust = 0.7;
const number = /^\d[\d.]*$/;
const maxQueryWords = 32;
const maxJoinedWords = 3;
/** An accent that is typed ahead of its letter, as « ^ » on the way to « fenê »: no end of the word. */
const accentAhead = /\p{Sk}+$/u;
/** A length as it is said, of which pages write « 2,50 m »: « 2m50 ». Not « 3 m 10 cm ». */
const spokenMeasure = /(\d) ?m ?(\d\d)(?![\d.,]| ?c?m)/gi;
const minJoinedLength = 5;
/** Pasted with its HTML: « &amp; <b>mur</b> ». */
const markup = /<\/?[a-z][^<>]*>|&#?\w+;/gi;

/** The words that carry the query; small words when it has no others, or starts with one. */
function meaningfulWords(words: readonly Word[]): Word[] {
  const kept = words.filter(({role}) => role !== 'stop');
  return kept.length > 0 ? kept : [...words];
}

/**
 * Without a last letter that only begins a word after others: most pages hold a word that it begins,
 * or name it as a key. A letter beside words of the keyboard, or after another, is a key; a capital
 * is a shape, « en L »; and after a number it is a unit.
 */
function withoutBegun(
  typed: readonly Word[],
  words: readonly Word[],
  text: string,
  {keyboard}: Analysis,
): readonly Word[] {
  const [before, last] = words.slice(-2);
  const isBegun = last?.end === text.length && /^[a-z]$/.test(text.slice(last.start));
  const isOwn = before && (before.surface.length === 1 || number.test(before.surface));
  const isKey = isOwn || words.some(({surface}) => keyboard.has(surface));
  const isKept = !isBegun || isKey || typed.length === 1;
  return isKept ? typed : typed.filter((word) => word !== last);
}

/** Where a sentence begins to say when it happens, after what does; past its end when it never does. */
function startOfAside(words: readonly Word[], {beginsAside}: Analysis): number {
  const isTold = (index: number): boolean =>
    words.slice(0, index).some(({role}) => role === 'content');
  const at = words.findIndex(
    ({surface}, index) => beginsAside(surface, words[index + 1]?.surface) && isTold(index),
  );
  return words[at]?.start ?? Number.POSITIVE_INFINITY;
}

/** The words that say no more than that something goes wrong in some way, where others say what. */
function wrongsIn(words: readonly Word[], isWrong: Analysis['isTrouble']): ReadonlySet<Word> {
  const isDenied = words.some(({role}) => role === 'negation');
  const telling = words.filter(({role}) => role === 'content');
  const wrongs = telling.filter(({surface}) => isWrong(surface, isDenied));
  return new Set(wrongs.length < telling.length ? wrongs : []);
}

/** Neighbours that the pages write as one word: "sous sol" for sous-sol. */
function addJoined(
  words: readonly Word[],
  candidates: Map<Word, Candidate[]>,
  analysis: Analysis,
  lexicon: Lexicon,
): void {
  for (let from = 0; from < words.length; from++) {
    for (let count = 2; count <= maxJoinedWords; count++) {
      const run = words.slice(from, from + count);
      const joined = run.map(({surface}) => surface).join('');
      const stem = analysis.stem(joined);
      // « 3 D » is short, and no two words.
      const isLongEnough = joined.length >= minJoinedLength || /^\d+d$/.test(joined);
      if (run.length < count || !isLongEnough || !lexicon.has(stem)) continue;
      if (run[0]?.role === 'stop' || run.at(-1)?.role === 'stop') continue;
      for (const word of run) candidates.get(word)?.push({stem, trust: 1});
    }
  }
}

/**
 * The words that one typed without spaces is made of, each standing where it stands.
 *
 * @param isUnknown whether nothing else is known of it, so that one word in it will do
 */
function takeApart(word: Word, isUnknown: boolean, analysis: Analysis, lexicon: Lexicon): Word[] {
  const isSmall = (part: string, next: string): boolean =>
    analysis.words(`${part} ${next}`)[0]?.role === 'stop';
  const whole = split(word.surface, isSmall, isUnknown, lexicon);
  const found = whole.length === 0 && isUnknown ? splitOff(word.surface, lexicon) : whole;
  const parts = analysis.words(found.join(' '));
  return meaningfulWords(parts).map((part) => ({...part, start: word.start, end: word.end}));
}

/** Each word once: « le rond tourne tourne » asks no more of turning. */
function withoutRepeated(words: readonly Word[]): Word[] {
  return words.filter(({stem}, at) => words.findIndex((other) => other.stem === stem) === at);
}

/** Reads a query: which of its words count, and what each may mean. */
export function readQuery(
  query: string,
  analysis: Analysis,
  lexicon: Lexicon,
  concepts: Concepts,
): Unit[] {
  const typedText = query.normalize('NFC').replace(accentAhead, '');
  // A name of a tag alone is what a writer looks for: « <Steps> ».
  const bare = typedText.replace(markup, ' ');
  const text = (bare.trim() ? bare : typedText).replace(spokenMeasure, '$1,$2 m');
  const words = analysis.words(text).slice(0, maxQueryWords);
  const typed = withoutBegun(meaningfulWords(words), words, text, analysis);
  const candidates = new Map<Word, Candidate[]>();
  const isLast = ({end, role}: Word): boolean =>
    end === text.length && (role !== 'stop' || typed.length === 1);
  const kept = typed.flatMap((word) => {
    const found = candidatesOf(word, isLast(word), lexicon);
    const isGuess = lexicon.isForeign(word.stem) || found.every(({trust}) => trust < guessTrust);
    // A greeting is whole: « bonjour » is no good day.
    const parts =
      isGuess && word.role !== 'stop' ? takeApart(word, found.length === 0, analysis, lexicon) : [];
    // « fairedes murs »: two small words, as they would be with their space.
    const isSmall = parts.length > 0 && parts.every(({role}) => role === 'stop');
    if (isSmall && typed.length > 1) return [];
    const met = parts.filter((part) => {
      const meant = lexicon.has(part.stem)
        ? [{stem: part.stem, trust: 1}]
        : candidatesOf(part, false, lexicon);
      candidates.set(part, meant);
      return meant.length > 0;
    });
    candidates.set(word, found);
    return met.length > 0 ? met : [word];
  });
  addJoined(words, candidates, analysis, lexicon);
  const sequence = words.flatMap((word) => {
    const parts = kept.filter(({start}) => start === word.start);
    return parts.length > 0 ? parts : [word];
  });
  const matches = concepts.find(
    sequence.map((word) => ({
      surface: word.surface,
      candidates: candidates.get(word) ?? [{stem: word.stem, trust: 1}],
      isSmall: !candidates.has(word),
      typed: word.stem,
      ...(candidates.has(word) && isLast(word) && {begun: word.surface}),
    })),
  );
  const aside = startOfAside(words, analysis);
  const troubles = wrongsIn(words, analysis.isTrouble);
  // « Sur iPad comment sélectionner ». What goes wrong does so on that device.
  const isWrong = troubles.size > 0 || words.some(({role}) => role === 'negation');
  const device = isWrong ? -1 : text.search(onDevice);
  // Of the whole house it is no more than that: « ma maison a disparu ».
  const parts = words.filter(({surface}) => !analysis.isWhole(surface));
  const unseen = wrongsIn(parts, analysis.isUnseen);
  return withoutRepeated(kept).map((word) => {
    const meanings = matches
      .filter(({from, to}) => sequence.slice(from, to).some(({stem}) => stem === word.stem))
      .map(({concept, trust}) => ({stem: concept, trust}));
    return {
      text: text.slice(word.start, word.end),
      isNegation: word.role === 'negation',
      isAside: word.start > aside || word.start === device,
      isTrouble: troubles.has(word),
      isUnseen: unseen.has(word),
      isDeed: meanings.some(({stem, trust}) => trust >= deedTrust && stem.startsWith(`§${deed}`)),
      isNumber: number.test(word.surface),
      isOtherTool: meanings.some(
        ({stem, trust}) => trust >= deedTrust && stem.startsWith(`§${otherTool}`),
      ),
      isSmall: word.role === 'stop',
      // As spelt, it counts for more than its inflections, unless it is its own stem: measured,
      // pages rank worse when those words count twice as well.
      candidates: [
        ...(candidates.get(word) ?? []),
        ...meanings,
        {stem: exactly(word), trust: exactTrust},
      ],
    };
  });
}
