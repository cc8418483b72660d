import {
  type Keyboard,
  type ShortcutFact,
  type ShortcutName,
  shortcuts,
} from '../../product/shortcuts';

const keyboardOf = (name: ShortcutName): Keyboard | undefined =>
  (shortcuts[name] as ShortcutFact).keyboard;

/**
 * Of shortcuts that differ with the keyboard, those of the reader's; all of them when none is, as
 * when the other keyboard was asked for by its name.
 */
export function forKeyboard(
  names: Iterable<ShortcutName>,
  keyboard: Keyboard,
): readonly ShortcutName[] {
  const all = [...names];
  return all.some((name) => keyboardOf(name) === keyboard)
    ? all.filter((name) => [undefined, keyboard].includes(keyboardOf(name)))
    : all;
}
