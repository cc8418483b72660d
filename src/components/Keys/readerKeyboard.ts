import type {Keyboard} from '../../product/shortcuts';

/** The two columns of the list of shortcuts; Linux uses the keys of Windows. */
export type System = 'windows' | 'mac';

const systemNames: Readonly<Record<string, System | 'both'>> = {
  windows: 'windows',
  linux: 'windows',
  mac: 'mac',
  macos: 'mac',
  both: 'both',
};

/**
 * The system a text names, or both, as in `?os=mac` or in what was remembered; `null` for any other
 * text.
 */
export function systemNamed(text: string | null): System | 'both' | null {
  const name = text?.toLowerCase() ?? '';
  return Object.hasOwn(systemNames, name) ? (systemNames[name] ?? null) : null;
}

/** The keyboard a text names; `null` for any other text. */
export function keyboardNamed(text: string | null): Keyboard | null {
  return text === 'azerty' || text === 'qwerty' ? text : null;
}

/**
 * The keyboard most people have who read in these languages: AZERTY in French, but for Canada and
 * Switzerland.
 *
 * @param languages as in `navigator.languages`, the preferred one first
 */
export function keyboardOfLanguages(languages: readonly string[]): Keyboard {
  return /^fr(?!-(?:CA|CH))/i.test(languages[0] ?? '') ? 'azerty' : 'qwerty';
}

/** Letters on the keys that tell the two keyboards apart, by the name of the key's place. */
const tellingLetters: Readonly<Record<string, Readonly<Record<string, Keyboard>>>> = {
  KeyQ: {a: 'azerty', q: 'qwerty'},
  KeyW: {z: 'azerty', w: 'qwerty'},
  KeyA: {q: 'azerty', a: 'qwerty'},
};

/**
 * The keyboard on which the key at this place writes this letter.
 *
 * @param code place of the key, as in `KeyboardEvent.code`
 * @param letter what it writes, as in `KeyboardEvent.key`
 * @returns `null` when the key does not tell
 */
export function keyboardOfKey(code: string, letter: string): Keyboard | null {
  return tellingLetters[code]?.[letter.toLowerCase()] ?? null;
}
