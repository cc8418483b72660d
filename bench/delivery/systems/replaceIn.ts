import {readFileSync, writeFileSync} from 'node:fs';

/**
 * Changes a file, each replacement once.
 *
 * @throws when the file holds nothing of what is to be replaced: then this site has changed, and
 *   what was to be left out would be measured with it
 */
export function replaceIn(
  file: string,
  replacements: readonly (readonly [found: string | RegExp, text: string])[],
): void {
  let source = readFileSync(file, 'utf8');
  for (const [found, text] of replacements) {
    // Compared with what comes out of it, a site that has the text already would be refused.
    if (source.split(found).length === 1) {
      throw new Error(`${file} no longer holds ${found}. Mend bench/delivery/systems/ours.ts.`);
    }
    source = source.replace(found, () => text);
  }
  writeFileSync(file, source);
}
