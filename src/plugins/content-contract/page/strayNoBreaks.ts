import type {Place} from '../faults/Place';

/**
 * Around the name of a field or its colon, after its value, or alone on a line. YAML separates by
 * ordinary spaces and treats any other as a letter.
 */
const outside =
  /^[ \t]*[\u00a0\u202f]|^[\w-]+(?: *[\u00a0\u202f][ \u00a0\u202f]*:|: *[\u00a0\u202f])|[\u00a0\u202f](?=\s*$)/;

const noBreak = /[\u00a0\u202f]/;

/**
 * The no-break spaces outside the texts of a front matter, one per line.
 *
 * @param text of the front matter, without its `---` lines
 * @returns their positions in that text
 */
export function strayNoBreaks(text: string): readonly Place[] {
  return text.split('\n').flatMap((line, index) => {
    const found = outside.exec(line);
    return found ? [{line: index + 1, column: found.index + found[0].search(noBreak) + 1}] : [];
  });
}
