import type {Place} from '../faults/Place';

/**
 * Before or behind the name of a field or its colon, behind its value, or alone on a line: YAML
 * parts words by ordinary spaces, and takes any other for a letter.
 */
const outside =
  /^[ \t]*[\u00a0\u202f]|^[\w-]+(?: *[\u00a0\u202f][ \u00a0\u202f]*:|: *[\u00a0\u202f])|[\u00a0\u202f](?=\s*$)/;

const noBreak = /[\u00a0\u202f]/;

/**
 * The no-break spaces of a front matter that stand outside of its texts, one a line.
 *
 * @param text of the front matter, without its lines of hyphens
 * @returns their places in that text
 */
export function strayNoBreaks(text: string): readonly Place[] {
  return text.split('\n').flatMap((line, index) => {
    const found = outside.exec(line);
    return found ? [{line: index + 1, column: found.index + found[0].search(noBreak) + 1}] : [];
  });
}
