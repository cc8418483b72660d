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

/** The shortcuts that a key combination triggers on one system, in list order. */
export function shortcutsOfChord(
  pressed: readonly string[],
  system: System,
): readonly ShortcutName[] {
  return entries
    .filter(([, fact]) => fact[system].some((chord) => sameKeys(chord, pressed)))
    .map(([name]) => name);
}

/** The shortcuts of one system that need these keys and others. */
export function shortcutsWithKeys(
  pressed: readonly string[],
  system: System,
): readonly ShortcutName[] {
  const hasMore = (chord: Chord): boolean =>
    chord.length > pressed.length && pressed.every((key) => chord.some((own) => own === key));
  return entries.filter(([, fact]) => fact[system].some(hasMore)).map(([name]) => name);
}

/** The key labels of a shortcut in both languages, and its single keys joined: `zqsd`. */
function labelsOf({windows, mac}: ShortcutFact): readonly string[] {
  const labels = [...windows, ...mac].flat().flatMap((key) => [keys[key].en, keys[key].fr]);
  const row = windows.every((chord) => chord.length === 1)
    ? windows.map(([key]) => key && keys[key].en).join('')
    : '';
  return [...labels, row].map(foldQuery);
}

/** The notes of a shortcut. Shortcuts that differ by keyboard share the notes of their group. */
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

/** Like `begins`, also without the verb or plural ending of the word. */
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

/** Names that people use for keys, with the label printed on them. */
const spokenKeys = new Map([
  ['command', 'cmd'],
  ['commande', 'cmd'],
  ['control', 'ctrl'],
  ['controle', 'ctrl'],
  ['majuscule', 'maj'],
  ['escape', 'esc'],
  ['echappement', 'echap'],
]);
/** Words that may name a key or have their usual meaning: `plus` also begins `plusieurs`. */
const perhapsKeys = new Map([
  ['plus', '+'],
  ['moins', '-'],
  ['minus', '-'],
  ['zero', '0'],
  ...['haut', 'bas', 'gauche', 'droite'].map((word) => [word, 'fleche'] as const),
  ...['up', 'down', 'left', 'right'].map((word) => [word, 'arrow'] as const),
]);

const joiners = new Set(['et', 'ou', 'puis', 'and', 'or', 'then']);
/** Words without information: articles, and how questions begin. */
const fillers = new Set(
  'le la les un une des du de mon ma mes comment faire pour vers touche the an my how do to'.split(
    ' ',
  ),
);

/**
 * The final question mark of a question, after a letter; as a key it is alone or follows a plus.
 */
const questionMark = /(?<=\p{L})\s*\?+\s*$/u;
const spaceBar = /barre espace|space ?bar/g;

/** Matches `copier coller`: several actions, one per word. */
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
 * The shortcuts that match the reader's words. Each word must begin a word of the action in either
 * language, of its group, of its note or of its other names, or must name a key. A single letter
 * names a key; articles and the words that begin a question are ignored.
 *
 * @param query as typed: `annuler`, `ctrl z`, `Ctrl + Z`, `⌘Z`, `comment annuler ?`
 * @returns `null` when the query is blank
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
  // A filler on its own is the beginning of a word, like « du » for « dupliquer ».
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
