import {foldWord} from './foldWord';
import {frenchAsides, frenchCourtesies, frenchPolite} from './frenchAsides';
import {complaints, fails, isWhole, isWrong, tellsState} from './frenchComplaints';
import {frenchEmptyWords} from './frenchEmptyWords';
import {saysEverything} from './frenchEverything';
import {beginsSpoken, keyboard} from './frenchLetters';
import {frenchOpenings, frenchSelfPortraits, frenchStruggles} from './frenchOpenings';
import {roleOf} from './frenchRoles';
import {isGone, sideStem, stemAt} from './frenchSenses';
import {frenchStopWords} from './frenchStopWords';
import {memoize} from './memoize';
import {soundFrench} from './soundFrench';
import {splitWords} from './splitWords';
import {stemFrench} from './stemFrench';
import type {Analysis, Word} from './Word';

/** Forms of clôturer (to close) that only the accent distinguishes from clôture (fence). */
const closed = /^cl[oô]turés?$/i;

/** Côté (side), which only the accents distinguish from cote (dimension). */
const side = /^côtés?$/i;

interface Spelling {
  readonly surface: string;
  readonly stem: string;
}

const spell = memoize((word): Spelling => {
  const surface = foldWord(word);
  if (side.test(word.normalize('NFC'))) return {surface, stem: sideStem};
  return {surface, stem: stemFrench(closed.test(word) ? 'cloturer' : surface)};
});

function words(text: string): Word[] {
  const raw = splitWords(text);
  const spellings = raw.map((word) => spell(word.text));
  const surfaces = spellings.map(({surface}) => surface);
  const empty = frenchEmptyWords(surfaces);
  const beginsEmpty = beginsSpoken(raw) || saysEverything(surfaces);
  return raw.map((word, index) => {
    const isLost = isGone(index, surfaces);
    const spelling = isLost ? spell('disparu') : spellings[index];
    const {surface, stem: own} = spelling ?? spell(word.text);
    const stem = stemAt(index, surfaces, own);
    const isEmpty = (empty.has(index) && !isLost) || (index === 0 && beginsEmpty);
    const role = stem.includes(' ') ? 'content' : roleOf(surface, index, raw);
    return {
      surface,
      stem,
      role: isEmpty ? 'stop' : role,
      start: word.start,
      end: word.end,
      isTied: word.gap === 'hyphen',
    };
  });
}

/** Elided articles and pronouns before a vowel; j also before a consonant: "jcommence". */
const runIn = /^(?:j|(?:[dlmnst]|qu|quelqu)(?=[aeiouyh]))/;
/** Before some vowels the prefix is r-: ragrandir, rouvrir. */
const onceMore = /^re(?=.{4})|^r(?=[ao].{4})/;

/** The operating system; the windows of a house are « fenêtres ». */
const isName = (written: string): boolean => written === 'Windows';

/**
 * « C’est quoi », « qu’est-ce que », « que veut dire ». Not « c’est quoi les raccourcis », which
 * asks for the shortcuts, not for the meaning of the word.
 */
const asksMeaning =
  /\b(?:(?:c|c ?est|est|ce) quoi|qu ?est ce qu ?(?:e c ?est qu ?(?:e|un|une)?|e|un|une)?|(?:veut|veulent|veux) dire|definitions?|definir|significations?|signifie(?:nt)?)\b(?! (?:les|ma|mes|mon)\b)/g;

const timeWords = new Set('quand qd kan lorsque lorsqu'.split(' '));
const likened = new Set('avec dans sur un une'.split(' '));
/** Clauses of time, and comparisons: « comme un calque ». « Quand même » is not about time. */
const beginsAside = (surface: string, next = ''): boolean =>
  surface === 'comme' ? likened.has(next) : timeWords.has(surface) && next !== 'meme';

/** French text analysis: elisions, accents, ligatures, inflections and phonetic spelling. */
export const french: Analysis = {
  language: 'fr',
  words,
  stem: stemFrench,
  stopWords: frenchStopWords,
  polite: frenchPolite,
  courtesies: frenchCourtesies,
  openings: frenchOpenings,
  selfPortraits: frenchSelfPortraits,
  struggles: frenchStruggles,
  asides: frenchAsides,
  isName,
  asksMeaning,
  keyboard,
  complaints,
  fails,
  tellsState,
  beginsAside,
  isWrong,
  isWhole,
  runIn,
  onceMore,
  sound: soundFrench,
};
