import {shortcutsFile, type WrittenShortcut} from '../data/findShortcuts';
import {siteRule} from '../Rule';

const systems = ['windows', 'mac'] as const;

/**
 * With one of these, a combination is a command and applies regardless of what the reader is doing.
 */
const commandKeys = ['ctrl', 'cmd'];

/** The keys of a combination in canonical order. */
function keysOf(chord: readonly string[]): string {
  return [...chord].sort().join(' ');
}

/**
 * Whether both may apply at the same moment, judging by their groups and notes; then their keys
 * must differ.
 */
function areAtOnce(one: WrittenShortcut, other: WrittenShortcut, chord: readonly string[]) {
  const areTold = one.note && other.note && one.note !== other.note;
  const onOneKeyboard = !one.keyboard || !other.keyboard || one.keyboard === other.keyboard;
  const isCommand = chord.length > 1 && chord.some((key) => commandKeys.includes(key));
  return onOneKeyboard && (isCommand || (!areTold && one.group === other.group));
}

/** The combinations that two shortcuts share on one system, as written in their file. */
function sharedKeys(one: WrittenShortcut, other: WrittenShortcut): readonly string[] {
  const shared = systems.flatMap((system) => {
    const taken = new Set(other[system].map(keysOf));
    return one[system].filter((chord) => taken.has(keysOf(chord)) && areAtOnce(one, other, chord));
  });
  return [...new Set(shared.map((chord) => chord.join(' + ')))];
}

/** A key combination does one thing at a time, so that its effect is predictable. */
export const shortcuts = siteRule('shortcuts', ({writtenShortcuts}) =>
  writtenShortcuts.flatMap((shortcut, index) =>
    writtenShortcuts
      .slice(0, index)
      // Of two entries with the same name JavaScript keeps one; the data checks report that.
      .filter(({name}) => name !== shortcut.name)
      .flatMap((other) => {
        const keys = sharedKeys(shortcut, other);
        return keys.length === 0
          ? []
          : [
              {
                file: shortcutsFile,
                line: shortcut.line,
                column: 3,
                what: `${shortcut.name} has the same keys as ${other.name}, on line ${other.line}: ${keys.join(', ')}.`,
                remedy:
                  'Give one of the two its own keys, or say in the note of each where it applies.',
              },
            ];
      }),
  ),
);
