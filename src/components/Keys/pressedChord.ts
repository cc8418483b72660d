import type {KeyName} from '../../product/keys';
import type {System} from './readerKeyboard';

/** The fields of a `KeyboardEvent` that identify a key press. */
export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

const namedKeys: Readonly<Record<string, KeyName>> = {
  Escape: 'escape',
  Enter: 'enter',
  Tab: 'tab',
  ' ': 'space',
  Delete: 'delete',
  CapsLock: 'capsLock',
  ArrowUp: 'arrows',
  ArrowDown: 'arrows',
  ArrowLeft: 'arrows',
  ArrowRight: 'arrows',
  '+': 'plus',
  '-': 'minus',
  '0': 'zero',
  '?': 'questionMark',
};

/** Characters that need Shift on some keyboards only: Shift is then not part of the shortcut. */
const characters = new Set(['+', '-', '0', '?']);

const modifierKeys = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta']);

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);

/** A key press: the modifiers held and, unless it is a modifier itself, the key. */
interface PressedChord {
  readonly modifiers: readonly KeyName[];
  /**
   * A `KeyName` when the product uses the key, otherwise its `KeyboardEvent.key`; `null` for a
   * modifier.
   */
  readonly key: string | null;
}

/**
 * Converts a key press to names of src/product/keys.ts, modifiers in the order in which they are
 * printed.
 */
export function pressedChord(press: Press, system: System): PressedChord {
  const {key} = press;
  const modifiers: KeyName[] = [];
  if (press.ctrlKey) modifiers.push('ctrl');
  if (press.metaKey) modifiers.push('cmd');
  if (press.altKey) modifiers.push(system === 'mac' ? 'option' : 'alt');
  if (press.shiftKey && !characters.has(key)) modifiers.push('shift');
  if (modifierKeys.has(key)) {
    return {modifiers, key: null};
  }
  if (key === 'Backspace') {
    return {modifiers, key: system === 'mac' ? 'macDelete' : 'backspace'};
  }
  return {modifiers, key: namedKeys[key] ?? (isLetter(key) ? key.toLowerCase() : key)};
}

/** A key press as one chord, to compare with those of src/product/shortcuts.ts. */
export function chordOf({modifiers, key}: PressedChord): readonly string[] {
  return key === null ? modifiers : [...modifiers, key];
}
