import type {Keyboard} from '../../product/shortcuts';

/** The two columns of the shortcut table; Linux uses the Windows one. */
export type System = 'windows' | 'mac';

const systemNames: Readonly<Record<string, System | 'both'>> = {
  windows: 'windows',
  linux: 'windows',
  mac: 'mac',
  macos: 'mac',
  both: 'both',
};

/** Parses the name of a system, from `?os=mac` or storage; `null` when it is unknown. */
export function systemNamed(text: string | null): System | 'both' | null {
  const name = text?.toLowerCase() ?? '';
  return Object.hasOwn(systemNames, name) ? (systemNames[name] ?? null) : null;
}

/** Parses the name of a keyboard layout; `null` when it is unknown. */
export function keyboardNamed(text: string | null): Keyboard | null {
  return text === 'azerty' || text === 'qwerty' ? text : null;
}

/**
 * The most common keyboard layout for the reader's languages: AZERTY for French, except Canada and
 * Switzerland.
 *
 * @param languages as in `navigator.languages`, the preferred one first
 */
export function keyboardOfLanguages(languages: readonly string[]): Keyboard {
  return /^fr(?!-(?:CA|CH))/i.test(languages[0] ?? '') ? 'azerty' : 'qwerty';
}

/** The keys whose letter differs between the two layouts, by `KeyboardEvent.code`. */
const tellingLetters: Readonly<Record<string, Readonly<Record<string, Keyboard>>>> = {
  KeyQ: {a: 'azerty', q: 'qwerty'},
  KeyW: {z: 'azerty', w: 'qwerty'},
  KeyA: {q: 'azerty', a: 'qwerty'},
};

/**
 * The keyboard layout on which a physical key types a letter.
 *
 * @param code position of the key, as in `KeyboardEvent.code`
 * @param letter that it types, as in `KeyboardEvent.key`
 * @returns `null` when the key is the same in both layouts
 */
export function keyboardOfKey(code: string, letter: string): Keyboard | null {
  return tellingLetters[code]?.[letter.toLowerCase()] ?? null;
}
