import type {FaultWords} from '../faults/FaultWords';
import {type Place, placeAt} from '../faults/Place';
import type {DataFormat, ParseError} from './ParseError';
import {strayBracket} from './strayBracket';

/** A syntax error in a data file, explained to the writer. */
type SyntaxProblem = FaultWords & Place;

/** An explanation, and candidate repairs of the source that may let parsing continue. */
interface Explained extends FaultWords {
  readonly offset: number;
  readonly repairs: readonly string[];
}

/** Past this count the reports come from one error that no repair got past. */
const maxProblems = 20;

function lineAround(source: string, offset: number): {readonly from: number; readonly to: number} {
  const end = source.indexOf('\n', offset);
  return {from: source.lastIndexOf('\n', offset - 1) + 1, to: end === -1 ? source.length : end};
}

function withoutLine(source: string, offset: number): string {
  const {from, to} = lineAround(source, offset);
  return source.slice(0, from) + ' '.repeat(to - from) + source.slice(to);
}

function withMark(source: string, offset: number, mark: string): string {
  return source.slice(0, offset) + mark + source.slice(offset);
}

function explainQuote(source: string, offset: number, format: DataFormat): Explained | undefined {
  const {from, to} = lineAround(source, offset);
  const plain = source
    .slice(from, to)
    .replace(/\\./g, '')
    .replace(/\/\/.*$/, '');
  const {quote, insideTexts} = format;
  const isOdd = plain.split(quote).length % 2 === 0;
  return isOdd
    ? {
        offset,
        repairs: [withoutLine(source, offset)],
        what: 'A quote is missing on this line, or there is one too many.',
        remedy: `Put each text between two straight quotes, ${quote}…${quote}, and write ${insideTexts}.`,
      }
    : undefined;
}

/** A word right after a closing quote: that quote was meant to be part of the text. */
function explainInnerQuote(
  source: string,
  offset: number,
  {quote, insideTexts}: DataFormat,
): Explained | undefined {
  return source[offset - 1] === quote && /\p{L}/u.test(source[offset] ?? '')
    ? {
        offset: offset - 1,
        repairs: [withoutLine(source, offset)],
        what: 'There is a straight quote inside a text.',
        remedy: `Write ${insideTexts}.`,
      }
    : undefined;
}

function explainBracket(source: string): Explained | undefined {
  const found = strayBracket(source);
  if (!found) {
    return undefined;
  }
  const {offset, closing} = found;
  const bracket = source[offset];
  if (!closing) {
    const removed = source.slice(0, offset) + source.slice(offset + 1);
    return {
      offset,
      repairs: [removed, withoutLine(source, offset)],
      what: `The bracket ${bracket} closes nothing that is open on this line.`,
      remedy: 'Remove it, or add the opening bracket before its content.',
    };
  }
  return {
    offset,
    repairs: [`${closing.bracket},`, closing.bracket].map((mark) =>
      withMark(source, closing.offset, mark),
    ),
    what: `The bracket ${bracket} is not closed.`,
    remedy: `Add ${closing.bracket} after its content.`,
  };
}

/** An unquoted key of several words: the parser stops at the second word. */
const bareName = /^\s*(?<name>[\p{L}_][\p{L}\d_]*(?:[ -]+[\p{L}\d_]+)+)\s*:\s*(?=[[{'"`\d])/u;

function explainName(source: string, offset: number, {quote}: DataFormat): Explained | undefined {
  const {from, to} = lineAround(source, offset);
  const line = source.slice(from, to);
  const name = bareName.exec(line)?.groups?.name;
  if (name === undefined) {
    return undefined;
  }
  const start = from + line.indexOf(name);
  const written = `${quote}${name.replace(/ +/g, '-')}${quote}`;
  return {
    offset: start,
    repairs: [source.slice(0, start) + written + source.slice(start + name.length)],
    what: `The name ${name} has several words, but no quotes.`,
    remedy: `Write ${written}.`,
  };
}

const marks = [
  [',', 'comma', 'between this entry and the next'],
  [':', 'colon', 'between the name and its value'],
] as const;

/** The end of the code before an offset, skipping whitespace and comments on their own lines. */
function endBefore(source: string, offset: number): number {
  return source.slice(0, offset).replace(/(?:\s+\/\/[^\n]*(?=\n))*\s*$/, '').length;
}

function explainMark(source: string, offset: number, format: DataFormat): Explained | undefined {
  const end = endBefore(source, offset);
  for (const [mark, name, where] of marks) {
    const repaired = withMark(source, end, mark);
    const [next] = format.parseErrorsIn(repaired);
    // The mark was what was missing if, with it, everything parses at least to the end of this
    // line.
    if (!next || next.offset > lineAround(repaired, offset + 1).to) {
      const what = `A ${name} is missing here.`;
      return {offset: end, repairs: [repaired], what, remedy: `Write ${mark} ${where}.`};
    }
  }
  return undefined;
}

function explain(source: string, {offset, words}: ParseError, format: DataFormat): Explained {
  const unread = {offset, repairs: [withoutLine(source, offset)]};
  if (words) {
    return {...unread, ...words};
  }
  return (
    explainQuote(source, offset, format) ??
    explainInnerQuote(source, offset, format) ??
    explainBracket(source) ??
    explainName(source, offset, format) ??
    explainMark(source, offset, format) ?? {
      ...unread,
      what: 'This line cannot be read.',
      remedy:
        'Compare it with the lines around it: a bracket, a colon or a comma is missing, or one too many.',
    }
  );
}

function problemAt(source: string, offset: number, {what, remedy}: FaultWords): SyntaxProblem {
  return {...placeAt(source, offset), what, remedy};
}

function onePerLine(problems: readonly SyntaxProblem[]): readonly SyntaxProblem[] {
  return problems.filter(
    ({line}, index) => problems.findIndex((problem) => problem.line === line) === index,
  );
}

/** The repair that leaves the fewest errors; `undefined` when none reduces them. */
function bestOf(
  repairs: readonly string[],
  before: number,
  format: DataFormat,
): string | undefined {
  const sizes = repairs.map((repaired) => format.parseErrorsIn(repaired).length);
  const least = Math.min(...sizes);
  return least < before ? repairs[sizes.indexOf(least)] : undefined;
}

/**
 * All the syntax errors of a data file. Each is repaired in memory, just enough for parsing to
 * continue and reach the next. Positions refer to `source`.
 */
export function findSyntaxProblems(source: string, format: DataFormat): readonly SyntaxProblem[] {
  if (source.trim() === '') {
    const remedy = 'Restore the last committed version, with git restore and its name.';
    return [{line: 1, column: 1, what: 'The file is empty.', remedy}];
  }
  const problems: SyntaxProblem[] = [];
  let text: string | undefined = source;
  while (text !== undefined && problems.length < maxProblems) {
    const current: string = text;
    const parseErrors: readonly ParseError[] = format.parseErrorsIn(current);
    const plain = parseErrors.flatMap(({offset, words}) =>
      words ? [problemAt(current, offset, words)] : [],
    );
    const [first] = parseErrors;
    if (!first || plain.length === parseErrors.length) {
      return [...problems, ...onePerLine(plain)];
    }
    const found = explain(current, first, format);
    problems.push(problemAt(current, found.offset, found));
    text = bestOf(found.repairs, parseErrors.length, format);
  }
  return problems;
}
