import type {YAMLException} from 'js-yaml';
import type {FaultWords} from '../FaultWords';
import type {Place} from './FrontMatter';

/** Lines that begin a value and never end it: the parser reads on, and blames what it comes to. */
const unclosed: readonly (FaultWords & {readonly pattern: RegExp})[] = [
  {
    pattern: /^[\w-]+:\s+"(?:[^"\\]|\\.)*$/,
    what: 'A text of the front matter lacks the straight quote that ends it.',
    remedy: 'Put it between two ": title: "My title".',
  },
  {
    pattern: /^[\w-]+:\s+\[[^\]]*$/,
    what: 'A list of the front matter lacks the bracket that ends it.',
    remedy: 'Put it between [ and ]: keywords: [wall, "a phrase", room].',
  },
];

const field = /^[\w-]+\s*:(?:\s|$)/;
const word = /^[\p{L}\p{N}]/u;

/** A line that was to be a field and is none: the parser takes it for text, and blames the next. */
function lineToBlame(lines: readonly string[], blamed: number): number {
  const index = lines.slice(0, blamed).findLastIndex((text) => text.trim());
  const above = lines[index] ?? '';
  return word.test(above) && !field.test(above) ? lineToBlame(lines, index) : blamed;
}

function wordsFor(reason: string, line: string): FaultWords {
  if (line.includes('\t')) {
    return {
      what: 'A tab stands in the front matter.',
      remedy: 'Replace it with spaces.',
    };
  }
  if (/duplicated mapping key/.test(reason)) {
    return {what: 'A field of the front matter is given twice.', remedy: 'Keep one of the two.'};
  }
  if (/^\s*[\w-]+:\S/.test(line)) {
    return {
      what: 'A colon of the front matter lacks the space after it.',
      remedy: 'Write title: "…", with a space after the colon.',
    };
  }
  if (/^[\w-]+\s+["[]/.test(line)) {
    return {
      what: 'A field of the front matter lacks the colon after its name.',
      remedy: 'Write title: "…", with a colon and a space after the name.',
    };
  }
  if (/[“”«]/.test(line) && !line.includes('"')) {
    return {
      what: 'A text of the front matter lacks its straight quotes.',
      remedy: 'Put it between two ": title: "My title".',
    };
  }
  return {
    what: 'The front matter cannot be read here.',
    remedy:
      'Put texts between two straight quotes, lists between [ and ], and nothing after the last one.',
  };
}

/**
 * Turns what the parser says of a front matter into one sentence a writer can act on, at the line
 * that is wrong, which is often above the one that the parser stopped at.
 *
 * @param text of the front matter, without its lines of hyphens
 * @returns the place in that text
 */
export function explainYaml(
  {reason, mark}: Pick<YAMLException, 'reason' | 'mark'>,
  text: string,
): FaultWords & Place {
  const {line: stopped = 0, column = 0} = mark ?? {};
  const lines = text.split(/\r?\n/);
  for (const [index, content] of lines.slice(0, stopped + 1).entries()) {
    const next = lines.slice(index + 1).find((other) => other.trim());
    const goesOn = next !== undefined && !field.test(next);
    const found = goesOn ? undefined : unclosed.find(({pattern}) => pattern.test(content));
    if (found) {
      return {line: index + 1, column: 1, what: found.what, remedy: found.remedy};
    }
  }
  const blamed = lineToBlame(lines, stopped);
  // Where the text ends there is no line to look at.
  const content = lines[blamed] || (lines[blamed - 1] ?? '');
  return {
    line: blamed + 1,
    column: blamed === stopped ? column + 1 : 1,
    ...wordsFor(reason, content),
  };
}
