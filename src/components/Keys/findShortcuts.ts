import {type Chord, keys} from '../../product/keys';
import type {Language} from '../../product/language';
import {
  type ShortcutFact,
  type ShortcutName,
  shortcutGroups,
  shortcuts,
} from '../../product/shortcuts';
import {foldQuery} from './foldQuery';
import {otherWords} from './otherWords';
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

/** Shortcuts of one system that need these keys and something more. */
export function shortcutsWithKeys(
  pressed: readonly string[],
  system: System,
): readonly ShortcutName[] {
  const hasMore = (chord: Chord): boolean =>
    chord.length > pressed.length && pressed.every((key) => chord.some((own) => own === key));
  return entries.filter(([, fact]) => fact[system].some(hasMore)).map(([name]) => name);
}

/** The keys of a shortcut, as they are read in either language, and in a row: `zqsd`. */
function labelsOf({windows, mac}: ShortcutFact): readonly string[] {
  const labels = [...windows, ...mac].flat().flatMap((key) => [keys[key].en, keys[key].fr]);
  const row = windows.every((chord) => chord.length === 1)
    ? windows.map(([key]) => key && keys[key].en).join('')
    : '';
  return [...labels, row].map(foldQuery);
}

/** The note of a shortcut; on another keyboard, what is said of it there holds too. */
function notesOf(fact: ShortcutFact, language: Language): readonly string[] {
  const alike = fact.keyboard
    ? entries
        .map(([, other]) => other)
        .filter(({group, keyboard}) => keyboard && group === fact.group)
    : [fact];
  return alike.map(({note}) => note?.[language] ?? '');
}

const begins = (texts: readonly string[], word: string): boolean =>
  texts.some((text) => ` ${foldQuery(text)}`.includes(` ${word}`));

/** A word, or what is left of it without the ending of its verb or of its plural. */
function beginsAlike(texts: readonly string[], word: string): boolean {
  const stem = word.replace(/(?:ing|ed|er|ez|es|s|e)$/, '');
  return begins(texts, word) || (stem.length > 3 && begins(texts, stem));
}

function isMatch(
  [name, fact]: readonly [ShortcutName, ShortcutFact],
  word: string,
  language: Language,
): boolean {
  const labels = labelsOf(fact);
  if (/^[\p{L}\p{N}+?-]$/u.test(word)) {
    return labels.includes(word);
  }
  const {action, group} = fact;
  return (
    beginsAlike(
      [action.en, action.fr, otherWords[name] ?? '', shortcutGroups[group][language], ...labels],
      word,
    ) || begins(notesOf(fact, language), word)
  );
}

/** Keys as people call them, by what is printed on them. */
const spokenKeys = new Map([
  ['command', 'cmd'],
  ['commande', 'cmd'],
  ['control', 'ctrl'],
  ['controle', 'ctrl'],
  ['majuscule', 'maj'],
  ['escape', 'esc'],
  ['echappement', 'echap'],
]);
/** Words that may be keys as well as what they mean anywhere: `plus` also begins `plusieurs`. */
const perhapsKeys = new Map([
  ['plus', '+'],
  ['moins', '-'],
  ['minus', '-'],
  ['zero', '0'],
  ...['haut', 'bas', 'gauche', 'droite'].map((word) => [word, 'fleche'] as const),
  ...['up', 'down', 'left', 'right'].map((word) => [word, 'arrow'] as const),
]);

const joiners = new Set(['et', 'ou', 'puis', 'and', 'or', 'then']);
/** What tells nothing of the action: articles, and what a question begins with. */
const fillers = new Set(
  'le la les un une des du de mon ma mes comment faire pour vers touche the an my how do to'.split(
    ' ',
  ),
);

/** What a question ends with; a question mark that is a key stands alone, or behind a plus. */
const questionMark = /(?<=\p{L})\s*\?+\s*$/u;
const spaceBar = /barre espace|space ?bar/g;

/** `copier coller`: two actions in a breath, each word one of them. */
function actionsNamed(words: readonly string[]): readonly ShortcutName[] {
  const named = words
    .filter((word) => !joiners.has(word))
    .map((word) =>
      entries.filter(
        ([, {action}]) => word.length > 2 && beginsAlike([action.en, action.fr], word),
      ),
    );
  return named.every((found) => found.length > 0) ? named.flat().map(([name]) => name) : [];
}

/**
 * Shortcuts that a reader's words are about: each word begins a word of the action, in either
 * language, of its group, of its note or of what else readers call it; or names a key. A single
 * letter names a key; articles, and what a question begins with, count for nothing.
 *
 * @param query as typed: `annuler`, `ctrl z`, `Ctrl + Z`, `⌘Z`, `comment annuler ?`
 * @returns `null` when nothing was asked
 */
export function shortcutsAbout(
  query: string,
  language: Language,
): ReadonlySet<ShortcutName> | null {
  if (query.trim() === '') {
    return null;
  }
  const asked = foldQuery(query.replace(questionMark, '')).replace(spaceBar, 'space');
  const typed = asked.split(/[\s+]+/).flatMap((word) => spokenKeys.get(word) ?? (word || []));
  const telling = typed.filter((word) => !fillers.has(word));
  // Alone it is not an article but a word begun, as « du » of « dupliquer ».
  const words = telling.length > 0 ? telling : typed;
  const wanted = words.length > 0 ? words : [...asked].slice(0, 1);
  if (wanted.length === 0) {
    return new Set();
  }
  const found = entries
    .filter((entry) =>
      wanted.every((word) =>
        [word, perhapsKeys.get(word)].some((meant) => meant && isMatch(entry, meant, language)),
      ),
    )
    .map(([name]) => name);
  return new Set(found.length > 0 ? found : actionsNamed(wanted));
}
