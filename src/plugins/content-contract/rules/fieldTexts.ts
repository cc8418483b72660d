import type {Fault} from '../Fault';
import {faultAt} from '../faultAt';
import type {Page} from '../page/Page';
import {pageRule} from '../Rule';

const rule = 'fieldTexts';

const textFields = ['title', 'sidebar_label', 'description'];

/** A text as a whole between typographic quotation marks, which YAML takes for letters. */
const quoted = /^(?:“([^”]*)”|«([^»]*)»|„([^“]*)“|‘([^’]*)’)$/u;

function checkField(page: Page, name: string, line: string, lineNumber: number): readonly Fault[] {
  const value = /^[\w-]+:\s+([^"'[{|>].*?)\s*$/.exec(line)?.[1];
  if (value === undefined) {
    return [];
  }
  const at = (index: number, what: string, text: string) => {
    const place = {line: lineNumber, column: index + 1};
    const remedy = `Put all of it between two straight quotes: ${name}: "${text.trim()}".`;
    return faultAt(page, place, {rule, what, remedy});
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
            `Readers see the marks ${text.charAt(0)} ${text.at(-1)} of the ${name}.`,
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

/** The texts of the front matter are read whole, and without the marks that were to hold them. */
export const fieldTexts = pageRule(rule, (page) => {
  const lines = page.source.split(/\r?\n/);
  return textFields.flatMap((name) => {
    const line = page.frontMatter.places[name]?.line;
    return line === undefined ? [] : checkField(page, name, lines[line - 1] ?? '', line);
  });
});
