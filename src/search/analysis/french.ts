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

/** The verb, of which nothing but the accent tells that it is no fence (clôture). */
const closed = /^cl[oô]turés?$/i;

/** A side, of which nothing but its accents tells that it is no dimension (cote). */
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

/** Articles and pronouns cut short before a vowel; « j » also before others: « jcommence ». */
const runIn = /^(?:j|(?:[dlmnst]|qu|quelqu)(?=[aeiouyh]))/;
/** Before some vowels the « e » goes: ragrandir, rouvrir. */
const onceMore = /^re(?=.{4})|^r(?=[ao].{4})/;

/** A system; a window of a house is « fenêtre ». */
const isName = (written: string): boolean => written === 'Windows';

/**
 * « C’est quoi », « qu’est-ce que », « que veut dire ». Not « c’est quoi les raccourcis », which
 * asks for the things and not for the word.
 */
const asksMeaning =
  /\b(?:(?:c|c ?est|est|ce) quoi|qu ?est ce qu ?(?:e c ?est qu ?(?:e|un|une)?|e|un|une)?|(?:veut|veulent|veux) dire|definitions?|definir|significations?|signifie(?:nt)?)\b(?! (?:les|ma|mes|mon)\b)/g;

const timeWords = new Set('quand qd kan lorsque lorsqu'.split(' '));
const likened = new Set('avec dans sur un une'.split(' '));
/** When it happens, and what it is likened to: « comme un calque ». « Quand même » says nothing of the time. */
const beginsAside = (surface: string, next = ''): boolean =>
  surface === 'comme' ? likened.has(next) : timeWords.has(surface) && next !== 'meme';

/** How French is read: elisions, accents, ligatures, plural, verbs, and the ear. */
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
