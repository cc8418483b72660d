import {type KeyName, keys} from '../../product/keys';
import type {Language} from '../../product/language';
import {otherKey} from './otherKeys';

/**
 * Keys as they are printed: `Ctrl + Maj + Z`.
 *
 * @param chord keys by their names in src/product/keys.ts; one the product does not use by its
 *   `KeyboardEvent.key`
 */
export function chordLabel(chord: readonly string[], language: Language): string {
  const labels = chord.map(
    (key) => (Object.hasOwn(keys, key) ? keys[key as KeyName] : otherKey(key))[language],
  );
  return labels.join('\u00a0+\u00a0');
}
