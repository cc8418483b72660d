import type {KeyName} from '../../product/keys';
import type {System} from './readerKeyboard';

/** The part of a `KeyboardEvent` that says what is pressed. */
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

/** Characters that some keyboards write with Shift only: Shift is then no part of the shortcut. */
const characters = new Set(['+', '-', '0', '?']);

const modifierKeys = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta']);

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);

/** What a press says: the modifiers held and, if it is not a modifier itself, the key. */
interface PressedChord {
  readonly modifiers: readonly KeyName[];
  /** As in `KeyName` when the product uses it, else what the key writes; `null` for a modifier. */
  readonly key: string | null;
}

/** Names what is pressed, in the words of src/product/keys.ts and in the order in which it is printed. */
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

/** The keys of a press as one chord, to be compared with those of src/product/keys.ts. */
export function chordOf({modifiers, key}: PressedChord): readonly string[] {
  return key === null ? modifiers : [...modifiers, key];
}
