import {type KeyName, keys} from '../../../product/keys';
import type {Locale} from '../../../site';

/** Mouse actions: names of gestures anywhere, of keys only next to a `+`. */
const gestures: ReadonlySet<KeyName> = new Set<KeyName>([
  'click',
  'doubleClick',
  'drag',
  'wheel',
  'wheelHeld',
  'rightButton',
  'pinch',
]);

/** Other names that people use for keys. */
const otherNames: Readonly<Record<Locale, Partial<Record<KeyName, readonly string[]>>>> = {
  en: {
    ctrl: ['ctrl', 'CTRL', 'Control'],
    cmd: ['cmd', 'CMD', 'Command'],
    escape: ['Escape'],
    capsLock: ['Capslock'],
    enter: ['Return'],
    delete: ['Del'],
  },
  fr: {
    ctrl: ['ctrl', 'CTRL', 'Contrôle'],
    cmd: ['cmd', 'CMD', 'Commande'],
    shift: ['Shift', 'Majuscule'],
    escape: ['Echap', 'Esc', 'Échappement'],
    enter: ['Enter'],
    space: ['barre d’espace'],
    backspace: ['Backspace'],
    delete: ['Supprimer'],
  },
};

/** Key names that are everyday words too. */
const everydayWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set([
    'Shift',
    'Option',
    'Enter',
    'Return',
    'Tab',
    'Space',
    'Delete',
    'Control',
    'Command',
    'Escape',
    'arrow keys',
    'fn',
  ]),
  fr: new Set([
    'Option',
    'Entrée',
    'Tab',
    'Espace',
    'barre d’espace',
    'flèches',
    'fn',
    'Contrôle',
    'Commande',
    'Majuscule',
    'Supprimer',
  ]),
};

/** A key name as it occurs in text. */
export interface KeyWord {
  readonly key: KeyName;
  readonly word: string;
  /** `everyday` for a word that means a key only when something says so. */
  readonly kind: 'plain' | 'everyday' | 'gesture' | 'sign';
}

function kindOf(key: KeyName, word: string, locale: Locale): KeyWord['kind'] {
  if (gestures.has(key)) {
    return 'gesture';
  }
  if (word.length === 1) {
    return 'sign';
  }
  return everydayWords[locale].has(word) ? 'everyday' : 'plain';
}

/** The key names of a language, as printed on the keys and as people say them. */
export function keyWords(locale: Locale): readonly KeyWord[] {
  const names = Object.keys(keys) as readonly KeyName[];
  return names.flatMap((key) =>
    [keys[key][locale], ...(otherNames[locale][key] ?? [])].map((word) => ({
      key,
      word,
      kind: kindOf(key, word, locale),
    })),
  );
}
