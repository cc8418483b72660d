import type {Bilingual} from '../../product/language';

/** Labels of keys that no shortcut uses, by `KeyboardEvent.key`. */
const otherKeys: Readonly<Record<string, Bilingual>> = {
  PageUp: {en: 'Page Up', fr: 'Page préc'},
  PageDown: {en: 'Page Down', fr: 'Page suiv'},
  Home: {en: 'Home', fr: 'Origine'},
  End: {en: 'End', fr: 'Fin'},
  Insert: {en: 'Insert', fr: 'Inser'},
  ContextMenu: {en: 'Menu', fr: 'Menu'},
  PrintScreen: {en: 'Print Screen', fr: 'Impr écran'},
  Pause: {en: 'Pause', fr: 'Pause'},
  NumLock: {en: 'Num Lock', fr: 'Verr Num'},
  ScrollLock: {en: 'Scroll Lock', fr: 'Arrêt défil'},
};

/** For keys without a known label. */
const unnamed: Bilingual = {en: 'this key', fr: 'cette touche'};

/**
 * The label of a key that no shortcut uses.
 *
 * @param key its `KeyboardEvent.key`: a character, or a name such as `PageUp` or `F5`
 */
export const otherKey = (key: string): Bilingual => {
  const sign = key.toUpperCase();
  if ([...key].length === 1 || /^F\d+$/.test(key)) return {en: sign, fr: sign};
  return Object.hasOwn(otherKeys, key) ? (otherKeys[key] ?? unnamed) : unnamed;
};
