import type {Breach} from '../faults/Fault';
import {faultAt} from '../faults/faultAt';
import {fieldContent} from '../page/fieldContent';
import type {Page} from '../page/Page';
import {pageRule} from '../Rule';

const textFields = ['title', 'sidebar_label', 'description'];

/**
 * A whole text in quotation marks that YAML takes for letters. The two need not match: an editor's
 * smart quotes may have produced an odd pair.
 */
const quoted = /^(?:[“”„]([^“”„"]*)[“”"]|[«»]([^«»"]*)[«»"]|[‘’‚]([^‘’‚]*)[‘’'])$/u;

/**
 * Reports escapes: other rules skip such a text, so its typography and spelling would never be
 * checked.
 */
function checkEscapes(page: Page, name: string, line: string, lineNumber: number) {
  const content = fieldContent(line);
  return content?.isEscaped
    ? [
        faultAt(
          page,
          {line: lineNumber, column: content.index + 1},
          {
            what: `Some characters of the ${name} are written as two, such as '' or \\".`,
            remedy:
              'Put the text between two straight quotes, with ’ and the quotation marks of the language in it.',
          },
        ),
      ]
    : [];
}

function checkField(page: Page, name: string, line: string, lineNumber: number): readonly Breach[] {
  const value = /^[\w-]+:\s+([^"'[{|>].*?)\s*$/.exec(line)?.[1];
  if (value === undefined) {
    return [];
  }
  const at = (index: number, what: string, text: string) => {
    const place = {line: lineNumber, column: index + 1};
    const remedy = `Put all of it between two straight quotes: ${name}: "${text.trim()}".`;
    return faultAt(page, place, {what, remedy});
  };
  const [text = '', comment] = value.split(/\s+(#.*)/);
  const marks = quoted.exec(text);
  const start = line.indexOf(value);
  const inner = marks?.slice(1).find((part) => part !== undefined);
  return [
    ...(inner === undefined
      ? []
      : [
          at(
            start,
            `Readers see the marks ${text.charAt(0)} ${text.at(-1)} around the ${name}.`,
            inner,
          ),
        ]),
    ...(comment === undefined
      ? []
      : [
          at(line.indexOf(comment, start), `“${comment}” is lost: it is read as a comment.`, value),
        ]),
  ];
}

/** Whether the value of a field continues on the next line. */
function goesOn(lines: readonly string[], lineNumber: number): boolean {
  const next = lines.slice(lineNumber).find((line) => !/^\s*(?:#|$)/.test(line)) ?? '---';
  return !/^(?:---|[\w-]+\s*:)/.test(next);
}

/** Reports a value that is not on the line of its field's name: other rules read that line only. */
function checkLine(page: Page, name: string, lines: readonly string[]): readonly Breach[] {
  const line = page.frontMatter.places[name]?.line;
  const isMissing = page.frontMatter.values[name] === undefined;
  if (isMissing || (line !== undefined && !goesOn(lines, line))) {
    return [];
  }
  const at = lines.findIndex((text) => new RegExp(`^\\W*${name}\\W`).test(text));
  const subject = name === 'keywords' ? 'list of keywords' : name;
  const form = name === 'keywords' ? 'keywords: [wall, "a phrase", room]' : `${name}: "…"`;
  return [
    faultAt(
      page,
      {line: line ?? at + 1, column: 1},
      line === undefined
        ? {
            what: /^[\w-]+[ \t]+:/.test(lines[at] ?? '')
              ? `There is a space before the colon of ${name}.`
              : `The ${subject} cannot be checked in this form.`,
            remedy: `Write ${form}.`,
          }
        : {
            what: `The ${subject} runs over several lines.`,
            remedy: `Write it on a single line, however long: ${form}.`,
          },
    ),
  ];
}

/** The front matter texts are on one line, complete, and in quotes that YAML knows. */
export const fieldTexts = pageRule('fieldTexts', (page) => {
  const lines = page.source.split(/\r?\n/);
  return [...textFields, 'keywords'].flatMap((name) => {
    const faults = checkLine(page, name, lines);
    const line = page.frontMatter.places[name]?.line;
    if (faults.length > 0 || line === undefined || !textFields.includes(name)) {
      return faults;
    }
    const text = lines[line - 1] ?? '';
    return [...checkEscapes(page, name, text, line), ...checkField(page, name, text, line)];
  });
});
