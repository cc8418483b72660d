import type {KeyName} from '../../../product/keys';
import {type ShortcutFact, shortcuts} from '../../../product/shortcuts';
import type {Locale} from '../../../site';
import {maskCharacter} from '../prose/proseOf';
import type {Finding} from './Finding';
import {type KeyWord, keyWords} from './keyWords';
import {wordsPattern} from './wordsPattern';

/** Keys typed by hand. */
export interface FoundKeys extends Finding {
  readonly keys: readonly KeyName[];
  /** The shortcut that consists of these keys, if any. */
  readonly shortcut: string | undefined;
}

const plus = `\\s*\\+\\s*`;
const starts = "(?<![\\p{L}\\p{N}’'-])";
const ends = "(?![\\p{L}\\p{N}’'-])";

/** After these words, an everyday word is a key. */
const pressing: Readonly<Record<Locale, string>> = {
  en: `(?:[Pp]ress|[Pp]ressing|[Hh]old|[Hh]olding|[Hh]old down|[Rr]elease|[Rr]eleasing)\\s+(?:the\\s+)?`,
  fr: `(?:[Aa]ppuy(?:ez|er|ant)\\s+sur|[Mm]ainten(?:ez|ir)|[Ee]nfonce[rz]|[Rr]elâche[rz]|[Pp]resse[rz]|[Tt]ape[rz](?:\\s+sur)?)\\s+(?:(?:la|les)\\s+)?(?:touches?\\s+)?|[Tt]ouches?\\s+`,
};
/** Before these too. */
const called: Readonly<Record<Locale, string | null>> = {en: `\\s+keys?(?!\\p{L})`, fr: null};

/** Matches one of the words, longest first: « Retour arrière » is one key. */
function anyOf(words: readonly KeyWord[], ...kinds: readonly KeyWord['kind'][]): string {
  const alternatives = words
    .filter(({kind}) => kinds.includes(kind))
    .map(({word}) => wordsPattern(word))
    .sort((one, other) => other.length - one.length);
  return `(?:${alternatives.join('|')})`;
}

function makePatterns(locale: Locale): readonly RegExp[] {
  const words = keyWords(locale);
  const key = anyOf(words, 'plain', 'everyday');
  const part = `(?:${key}|${anyOf(words, 'gesture')}|[\\p{L}\\d?−])`;
  const afterPressing = `(?<=${starts}(?:${pressing[locale]}))`;
  return [
    // A combination; at least one part is a key name.
    new RegExp(
      `${starts}(?=(?:${part}${plus})*${key}(?:${plus}|${ends}))${part}(?:${plus}${part})+${ends}`,
      'giu',
    ),
    new RegExp(`${starts}${anyOf(words, 'plain')}(?:-(?:${part}))+${ends}`, 'giu'),
    // A key added to one that is correctly quoted by component.
    new RegExp(`(?<=${maskCharacter}${plus})(?:${key}|\\p{Lu})${ends}`, 'gu'),
    // Symbols of Mac keys, with the letter pressed.
    /[⌘⌥⇧⌃]+[\s+]{0,3}\p{Lu}(?!\p{L})/gu,
    new RegExp(`${starts}${anyOf(words, 'plain')}${ends}`, 'gu'),
    new RegExp(`${afterPressing}${key}${ends}`, 'giu'),
    new RegExp(`${afterPressing}\\p{Lu}${ends}`, 'gu'),
    ...(called[locale] === null ? [] : [new RegExp(`${starts}${key}(?=${called[locale]})`, 'giu')]),
  ];
}

const patternsOf: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: makePatterns('en'),
  fr: makePatterns('fr'),
};

function keysIn(found: string, locale: Locale): readonly KeyName[] {
  const words = keyWords(locale);
  return found.split(/\s*\+\s*|(?<=\p{L})-(?=[\p{L}\d])/u).flatMap((part) => {
    const plain = part.replace(/\s+/g, ' ').toLowerCase();
    const known = words.find(({word}) => word.toLowerCase() === plain);
    return known ? [known.key] : [];
  });
}

function shortcutOf(chord: readonly KeyName[]): string | undefined {
  const isIt = ({windows, mac}: ShortcutFact) =>
    [...windows, ...mac].some((keys) => keys.join() === chord.join());
  return Object.entries<ShortcutFact>(shortcuts).find(([, fact]) => isIt(fact))?.[0];
}

/**
 * The keyboard keys in a text. Everyday words (Space, Entrée) count only next to a `+`, or where
 * they are pressed or called a key.
 *
 * @param text visible text; the rest is masked by U+FFFC
 */
export function findKeys(text: string, locale: Locale): readonly FoundKeys[] {
  const matches = patternsOf[locale]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .sort((one, other) => one.index - other.index || other[0].length - one[0].length);
  let free = 0;
  return matches.flatMap(({0: found, index}) => {
    if (index < free) {
      return [];
    }
    free = index + found.length;
    const keys = keysIn(found, locale);
    return [{index, text: found, keys, shortcut: keys.length > 1 ? shortcutOf(keys) : undefined}];
  });
}
