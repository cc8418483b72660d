import type {YAMLException} from 'js-yaml';
import type {FaultWords} from '../faults/FaultWords';
import type {Place} from '../faults/Place';

/** Mistakes that the parser does not stop at: it blames a later line. */
const readOver: readonly (FaultWords & {readonly pattern: RegExp})[] = [
  {
    pattern: /^[\w-]+:\s+(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/,
    what: 'A text of the front matter lacks the straight quote that ends it.',
    remedy: 'Put it between two ": title: "My title".',
  },
  {
    pattern: /^[\w-]+:\s+\[(?:.*,)?\s*'[^']*$/,
    what: 'A word of a list lacks one of its two straight quotes.',
    remedy: 'Write it as in keywords: [wall, "a phrase", room].',
  },
  {
    pattern: /^[\w-]+:\s+\[[^\]]*$/,
    what: 'A list of the front matter lacks the bracket that ends it.',
    remedy: 'Put it between [ and ]: keywords: [wall, "a phrase", room].',
  },
  {
    pattern: /^[\w-]+:\s+\[[^"]*"(?:[^"]*"[^"]*")*[^"]*$/,
    what: 'A word of a list lacks one of its two straight quotes.',
    remedy: 'Write it as in keywords: [wall, "a phrase", room].',
  },
  {
    pattern: /^\W+(?:title|sidebar_label|description|keywords|type|draft)\W*:\s/,
    what: 'There are spaces or other characters before the name of a field.',
    remedy: 'Begin the line with the name: title: "…".',
  },
];

const field = /^[\w-]+\s*:(?:\s|$)/;
const word = /^[\p{L}\p{N}]/u;

/**
 * Finds a line that was meant as a field. The parser takes it for continued text and blames the
 * next.
 */
function lineToBlame(lines: readonly string[], blamed: number): number {
  const index = lines.slice(0, blamed).findLastIndex((text) => text.trim());
  const above = lines[index] ?? '';
  return word.test(above) && !field.test(above) ? lineToBlame(lines, index) : blamed;
}

/** What makes the value of a field unreadable, most specific first. */
const unreadable: readonly (FaultWords & {readonly pattern: RegExp})[] = [
  {
    pattern: /^[\w-]+\s*=/,
    what: 'A field of the front matter has an equals sign instead of a colon.',
    remedy: 'Write title: "…", with a colon and a space after the name.',
  },
  {
    pattern: /^[\w-]+:\s+\[.*,\s*,/,
    what: 'There are two commas in a row in a list.',
    remedy: 'Keep one.',
  },
  {
    pattern: /^[\w-]+:\s+\[/,
    what: 'A word of the list contains a straight quote or another character with a special meaning.',
    remedy: 'Put it between two straight quotes, with ’ for an apostrophe: [wall, "l’étage"].',
  },
  {
    pattern: /^[\w-]+:\s+"[^"]*"\s*[^"\s]+\s*$/,
    what: 'Something follows the straight quote that ends a text.',
    remedy: 'Remove it.',
  },
  {
    pattern: /^[\w-]+:\s+["']/,
    what: 'There is a straight quote or apostrophe inside a text, and it ends the text there.',
    remedy: 'Write ’ or the quotation marks of the language inside: title: "The “Wall” tool".',
  },
];

function wordsFor(reason: string, line: string): FaultWords {
  if (line.includes('\t')) {
    return {
      what: 'There is a tab in the front matter.',
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
  const found = unreadable.find(({pattern}) => pattern.test(line));
  if (found) {
    return {what: found.what, remedy: found.remedy};
  }
  const [, name, value] = /^([\w-]+):\s+(.*\S)/.exec(line) ?? [];
  if (name !== undefined && value !== undefined) {
    const text = value.replace(/^["*_`]+|["*_`]+$/g, '');
    return {
      what: `A colon or another character in the ${name} has a special meaning here.`,
      remedy:
        name === 'keywords'
          ? 'Write keywords: [wall, "a phrase", room].'
          : `Put all of it between two straight quotes: ${name}: "${text}".`,
    };
  }
  return {
    what: 'The front matter cannot be read here.',
    remedy:
      'Put texts between two straight quotes, lists between [ and ], and nothing after the last one.',
  };
}

/**
 * Turns an error of the YAML parser into one sentence that a writer can act on. Blames the line
 * that is wrong, often above the one where the parser stopped.
 *
 * @param text of the front matter, without its `---` lines
 * @returns the position in that text
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
    const found = goesOn ? undefined : readOver.find(({pattern}) => pattern.test(content));
    if (found) {
      return {line: index + 1, column: 1, what: found.what, remedy: found.remedy};
    }
  }
  const blamed = lineToBlame(lines, stopped);
  // An error at the end of the text has no line of its own; use the one before.
  const content = lines[blamed] || (lines[blamed - 1] ?? '');
  return {
    line: blamed + 1,
    column: blamed === stopped ? column + 1 : 1,
    ...wordsFor(reason, content),
  };
}
