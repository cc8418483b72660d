/** What a line of the front matter holds, without the quotes or brackets around it. */
interface FieldContent {
  readonly text: string;
  /** From the start of the line, in UTF-16 code units. */
  readonly index: number;
  /** Whether some of its characters are written as two: `''` for an apostrophe, `\"` for a mark. */
  readonly isEscaped: boolean;
}

const opening = /^\w+:\s*(["'[“]?)/;

/** What runs from each opening sign to its end; a text without quotes runs to the end of the line. */
const contents: Readonly<Record<string, RegExp>> = {
  '"': /^(?:[^"\\]|\\.)*/,
  "'": /^(?:[^']|'')*/,
  '[': /^(?:.*(?=\])|.*)/,
  // Meant as quotes, of which the rule fieldTexts tells.
  '“': /^.*?(?=[”"]?\s*$)/,
  '': /^.*?(?=\s*$)/,
};

const escapes: Readonly<Record<string, RegExp>> = {'"': /\\/, "'": /''/};

/**
 * Reads the line of a field of the front matter.
 *
 * @param line from the name of the field on
 * @returns `undefined` when the line holds nothing but the name
 */
export function fieldContent(line: string): FieldContent | undefined {
  const [start = '', sign = ''] = opening.exec(line) ?? [];
  const text = contents[sign]?.exec(line.slice(start.length))?.[0];
  return start && text
    ? {text, index: start.length, isEscaped: escapes[sign]?.test(text) ?? false}
    : undefined;
}
