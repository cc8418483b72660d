/** The value on a line of the front matter, without its quotes or brackets. */
interface FieldContent {
  readonly text: string;
  /** From the start of the line, in UTF-16 code units. */
  readonly index: number;
  /** Whether it contains escapes: `''` for an apostrophe, `\"` for a quotation mark. */
  readonly isEscaped: boolean;
}

const opening = /^\w+:\s*(["'[“]?)/;

/** Matches the value by its opening character; an unquoted one runs to the end of the line. */
const contents: Readonly<Record<string, RegExp>> = {
  '"': /^(?:[^"\\]|\\.)*/,
  "'": /^(?:[^']|'')*/,
  '[': /^(?:.*(?=\])|.*)/,
  // Meant as quotes; the rule fieldTexts reports them.
  '“': /^.*?(?=[”"]?\s*$)/,
  '': /^.*?(?=\s*$)/,
};

const escapes: Readonly<Record<string, RegExp>> = {'"': /\\/, "'": /''/};

/**
 * Parses the line of a front matter field.
 *
 * @param line starting at the name of the field
 * @returns `undefined` when the line holds only the name
 */
export function fieldContent(line: string): FieldContent | undefined {
  const [start = '', sign = ''] = opening.exec(line) ?? [];
  const text = contents[sign]?.exec(line.slice(start.length))?.[0];
  return start && text
    ? {text, index: start.length, isEscaped: escapes[sign]?.test(text) ?? false}
    : undefined;
}
