import {foldWord} from './foldWord';
import {complaints, isTrouble, isUnseen, isWhole, tellsState} from './frenchComplaints';
import {frenchEmptyWords} from './frenchEmptyWords';
import {saysEverything} from './frenchEverything';
import {frenchNegations, frenchStopWords} from './frenchStopWords';
import {memoize} from './memoize';
import {soundFrench} from './soundFrench';
import {type RawWord, splitWords} from './splitWords';
import {stemFrench} from './stemFrench';
import type {Analysis, Word, WordRole} from './Word';

const elidable = /^[cdjlmnst]$/;
/** Short for "c’est" and "j’ai", or elided, where sentences begin: "c quoi", "g perdu", "j peux pas". */
const spoken = /^[cdgjlmnst]$/;
/** After these a letter is a key, even one that could be an article cut short: "ctrl s enregistre". */
const held = new Set('alt cmd control controle ctrl maj shift'.split(' '));
/** After these, even "a" and "y" are keys: Ctrl + A. */
const modifiers = new Set([...held, 'lettre', 'touche']);
/** Words beside which a letter is a key of the keyboard. */
const keyboard = new Set([
  ...modifiers,
  ...'clavier command commande option pomme raccourci raccourcis touches'.split(' '),
]);

/** Whether a sentence begins with a lone letter that is said, not pressed. */
function beginsSpoken([first, ...rest]: readonly RawWord[]): boolean {
  if (!first || rest.length === 0 || rest[0]?.gap !== 'other') return false;
  return spoken.test(foldWord(first.text)) && !rest.some(({text}) => keyboard.has(foldWord(text)));
}

/** Whether a lone letter is an article cut short, with its apostrophe (l’étage) or without. */
function isElision(letter: string, next: RawWord | undefined): boolean {
  if (!elidable.test(letter) || !next) return false;
  return (
    next.gap === 'apostrophe' || (next.gap === 'other' && /^[aeiouyh]/.test(foldWord(next.text)))
  );
}

/** Whether a letter is a key; written « à » or before an apostrophe it never is. */
function isPressed(raw: readonly RawWord[], index: number): boolean {
  const [before, letter, next] = [raw[index - 1], raw[index], raw[index + 1]];
  if (!/^[a-z]$/i.test(letter?.text ?? '') || next?.gap === 'apostrophe') return false;
  const isGrammar = /^[ay]$/i.test(letter?.text ?? '');
  return (isGrammar ? modifiers : held).has(foldWord(before?.text ?? ''));
}

/** « pas » as it is said and typed: "sa marche po". */
const isSpokenNot = (surface: string, index: number): boolean =>
  index > 0 && /^p[ao]$/.test(surface);

/** Small words that tell something together: whose data, and what is done to each by itself. */
const together = /^(?:sur moi |une? par une?$)/;
/** What a browser keeps, and no verb: « le toit cache tout ». */
const kept = /^(?:au|du|le|mon|vide[rsz]?) cache$/;
/** « Mise à jour » is about no day, « la maj de Chrome » about no key. */
const update = /^a jour|^une maj| maj (?:chrome|d[eu]|firefox|windows)$/;

const lostWork =
  /^ou (?:est|sont) passee?s? (?:l[ae]s?|m[ao]n?|mes|not?re) (?:dessin|maison|plan|projet|travail)s?$/;
/** « Où est passé mon projet » tells that it is gone. */
const isGone = (index: number, surfaces: readonly string[]): boolean =>
  /^passee?s?$/.test(surfaces[index] ?? '') &&
  lostWork.test(surfaces.slice(Math.max(index - 2, 0), index + 3).join(' '));

function stemAt(index: number, surfaces: readonly string[], stem: string): string {
  const surface = surfaces[index] ?? '';
  if (isSpokenNot(surface, index)) return 'pas';
  if (!/^(?:cache|jour|maj|moi|par)$/.test(surface)) return stem;
  const before = `${surfaces[index - 1]} ${surface}`;
  const said = `${before} ${surfaces[index + 1] ?? ''}`;
  if (together.test(said)) return before;
  if (kept.test(before)) return 'le cache';
  return update.test(said) ? 'a jour' : stem;
}

/** Cut short before a small word, « daller », where no word is so spelt, as « mètre » is. */
const cutShort =
  /^(?:[dlmnst](?=a.{3}|e.{4})|j(?=[^aeiou]|.{4})|qu(?=.{4}|(?:est|ils?|on|une?)$)|d(?=une?$)|[cns](?=est$)|[jn](?=ai$))/;
const isSmall = (surface: string): boolean =>
  frenchStopWords.has(surface) || frenchStopWords.has(surface.replace(cutShort, ''));

function roleOf(surface: string, index: number, raw: readonly RawWord[]): WordRole {
  if (frenchNegations.has(surface) || isSpokenNot(surface, index)) return 'negation';
  // A letter that is not an elision is a key of the keyboard: Ctrl + S.
  if (surface.length === 1 && /[a-z]/.test(surface)) {
    if (isPressed(raw, index)) return 'content';
    const isGrammar = surface === 'a' || surface === 'y';
    return isGrammar || isElision(surface, raw[index + 1]) ? 'stop' : 'content';
  }
  return isSmall(surface) ? 'stop' : 'content';
}

/** The verb, of which nothing but the accent tells that it is no fence (clôture). */
const closed = /^cl[oô]turés?$/i;

interface Spelling {
  readonly surface: string;
  readonly stem: string;
}

const spell = memoize((word): Spelling => {
  const surface = foldWord(word);
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
  isName,
  asksMeaning,
  keyboard,
  complaints,
  tellsState,
  beginsAside,
  isTrouble,
  isUnseen,
  isWhole,
  runIn,
  onceMore,
  sound: soundFrench,
};
