import {
  type Keyboard,
  type ShortcutFact,
  type ShortcutName,
  shortcuts,
} from '../../product/shortcuts';

const keyboardOf = (name: ShortcutName): Keyboard | undefined =>
  (shortcuts[name] as ShortcutFact).keyboard;

/**
 * Filters out shortcuts of the other keyboard, unless none of the reader's is among them, as when
 * the query names the other keyboard.
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
