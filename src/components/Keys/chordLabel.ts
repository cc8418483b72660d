import {type KeyName, keys} from '../../product/keys';
import type {Language} from '../../product/language';
import {otherKey} from './otherKeys';

/**
 * The label of a key combination, such as `Ctrl + Maj + Z`.
 *
 * @param chord names of keys in src/product/keys.ts; for keys the product does not use, their
 *   `KeyboardEvent.key`
 */
export function chordLabel(chord: readonly string[], language: Language): string {
  const labels = chord.map(
    (key) => (Object.hasOwn(keys, key) ? keys[key as KeyName] : otherKey(key))[language],
  );
  return labels.join('\u00a0+\u00a0');
}
