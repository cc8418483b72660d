import {type Chord, keys} from '../../product/keys';
import type {Language} from '../../product/language';
import {
  type ShortcutFact,
  type ShortcutName,
  shortcutGroups,
  shortcuts,
} from '../../product/shortcuts';
import type {System} from './readerKeyboard';

const entries = Object.entries<ShortcutFact>(shortcuts) as readonly (readonly [
  ShortcutName,
  ShortcutFact,
])[];

const sameKeys = (chord: Chord, pressed: readonly string[]): boolean =>
  chord.length === pressed.length && chord.every((key) => pressed.includes(key));

/** Shortcuts that a combination of keys carries out on one system, in the order of the list. */
export function shortcutsOfChord(
  pressed: readonly string[],
  system: System,
): readonly ShortcutName[] {
  return entries
    .filter(([, fact]) => fact[system].some((chord) => sameKeys(chord, pressed)))
    .map(([name]) => name);
}

/** Lower case, without accents, elisions or punctuation: as people type when they look for a word. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<!\p{L})\p{L}[’']/gu, '')
    .replace(/[^\p{L}\p{N}+−?⌫-]+/gu, ' ')
    .trim();

function labelsOf(chords: readonly Chord[], language: Language): readonly string[] {
  return chords.flat().map((key) => fold(keys[key][language]));
}

function isMatch(fact: ShortcutFact, word: string, language: Language): boolean {
  const labels = [...labelsOf(fact.windows, language), ...labelsOf(fact.mac, language)];
  if (word.length === 1) {
    return labels.includes(word);
  }
  const texts = [
    fact.action.en,
    fact.action.fr,
    shortcutGroups[fact.group][language],
    fact.note?.[language] ?? '',
    ...labels,
  ];
  return texts.some((text) => ` ${fold(text)}`.includes(` ${word}`));
}

/**
 * Shortcuts that a reader's words are about: each word begins a word of the action, in either
 * language, of its group or of its note; or names a key. A single letter names a key.
 *
 * @param query as typed: `annuler`, `ctrl z`, `Ctrl + Z`
 * @returns `null` when nothing was asked
 */
export function shortcutsAbout(
  query: string,
  language: Language,
): ReadonlySet<ShortcutName> | null {
  const asked = fold(query);
  if (asked === '') {
    return null;
  }
  const words = asked.split(/[\s+]+/).filter(Boolean);
  const wanted = words.length > 0 ? words : ['+'];
  return new Set(
    entries
      .filter(([, fact]) => wanted.every((word) => isMatch(fact, word, language)))
      .map(([name]) => name),
  );
}
