import {type KeyName, keys} from '../../product/keys';
import type {Bilingual, Language} from '../../product/language';

/**
 * The label printed on a key, in the language of the page.
 *
 * @throws when the key is unknown; the message lists the known ones
 */
export function keyLabel(name: string, language: Language): string {
  const label: Bilingual | undefined = Object.hasOwn(keys, name)
    ? keys[name as KeyName]
    : undefined;
  if (!label) {
    throw new Error(
      `No key named "${name}" in src/product/keys.ts. Known names: ${Object.keys(keys).join(', ')}.`,
    );
  }
  return label[language];
}
