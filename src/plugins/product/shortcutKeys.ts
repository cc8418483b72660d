import type {Language} from '../../product/language';
import {type ShortcutName, shortcuts} from '../../product/shortcuts';
import {keyLabel} from './keyLabel';

/**
 * The keys of a shortcut as shown in running text: the combination to teach, and the one for macOS
 * if it differs.
 *
 * @param name the shortcut's name in src/product/shortcuts.ts
 * @throws when the shortcut is unknown; the message lists the known ones
 */
export function shortcutKeys(
  name: string,
  language: Language,
): {readonly keys: readonly string[]; readonly macKeys?: readonly string[]} {
  if (!Object.hasOwn(shortcuts, name)) {
    throw new Error(
      `No shortcut named "${name}" in src/product/shortcuts.ts. Known names: ${Object.keys(shortcuts).join(', ')}.`,
    );
  }
  const {windows, mac} = shortcuts[name as ShortcutName];
  const labels = ([chord = []]: readonly (readonly string[])[]) =>
    chord.map((key) => keyLabel(key, language));
  const isSameOnMac = JSON.stringify(windows) === JSON.stringify(mac);
  return {keys: labels(windows), ...(isSameOnMac ? {} : {macKeys: labels(mac)})};
}
