import type {FaultWords} from '../faults/FaultWords';
import {nearestName} from '../nearest/nearestName';
import {inlineWords} from '../vocabulary/inlineWords';
import {explainAttribute} from './explainAttribute';
import {explainHtml} from './explainHtml';

/** An error thrown by the MDX parser. */
export interface SyntaxFailure {
  readonly ruleId?: string | undefined;
  readonly source?: string | undefined;
  readonly message: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** The place, in the parser's message, where a tag opens: `(12:1-12:8)`. */
const openingPlace = /\((\d+):\d+-\d+:\d+\)/;
const tagName = /`<\/?([\w.-]*)/;

function capture(pattern: RegExp, text: string): string {
  return pattern.exec(text)?.[1] ?? '';
}

function explainTag({message}: SyntaxFailure, lineText: string): FaultWords {
  const opened = /for `<([\w.-]+)[^`]*`/.exec(message)?.[1] ?? capture(tagName, message);
  const closed = /closing tag `<\/([\w.-]+)>`, expected/.exec(message)?.[1];
  const line = capture(openingPlace, message);
  const html = explainHtml(opened) ?? (closed === undefined ? null : explainHtml(closed));
  if (html) {
    return html;
  }
  if (closed && nearestName(closed, [opened])) {
    return {
      what: `The tags <${opened}>, on line ${line}, and </${closed}> do not have the same name.`,
      remedy: 'Write it in both as on the page /syntax: capitals matter.',
    };
  }
  if (closed) {
    return {
      what: `</${closed}> closes <${opened}>, opened on line ${line}.`,
      remedy: `Write </${opened}> before it.`,
    };
  }
  const callout = /after the start of `directiveContainer`/.test(message)
    ? /(:{3,})[\w-]*/.exec(lineText)
    : null;
  if (callout) {
    return {
      what: `The callout ${callout[0]} is not closed before </${opened}>.`,
      remedy: `Add a line with ${callout[1]} after its text.`,
    };
  }
  const isLeftOpen = inlineWords.has(opened) && !lineText.includes(`</${opened}>`);
  if (
    !isLeftOpen &&
    /before the end of `(?:paragraph|listItem)`|either after the end/.test(message)
  ) {
    return {
      what: `<${opened}> and </${opened}> are not both in the same paragraph.`,
      remedy: `Put <${opened}> and </${opened}> each on a line of its own, with an empty line between them and the text; an element without content ends with />.`,
    };
  }
  return {
    what: `<${opened}> is never closed.`,
    remedy: `Write </${opened}> after its content, or end the tag with /> when it has none.`,
  };
}

function explainAngle({message}: SyntaxFailure, lineText: string): FaultWords {
  if (/`!` \(U\+0021\)/.test(message)) {
    return {
      what: 'An HTML comment does not work in a page.',
      remedy: 'Write {/* your comment */} instead of <!-- your comment -->.',
    };
  }
  if (/to create a link/.test(message) || /<\.{1,2}\//.test(lineText)) {
    return {
      what: 'An address between < and > is read as a tag.',
      remedy: 'Write a link with its text: [Name of the page](…).',
    };
  }
  if (lineText.includes('<\\')) {
    return {what: 'A tag is closed with a backslash.', remedy: 'Write a slash: </Result>.'};
  }
  if (lineText.includes('<<')) {
    return {
      what: 'Two < are not a quotation mark: each is read as the start of a tag.',
      remedy: 'Write « … » or "…": --fix sets the marks of the language.',
    };
  }
  if (/='[^']*'\p{L}/u.test(lineText)) {
    return {
      what: 'An apostrophe ends the value of an attribute.',
      remedy: 'Open and close the value with ": caption="…".',
    };
  }
  return (
    explainAttribute(message) ?? {
      what: 'A < in the text is read as the start of a tag.',
      remedy: 'Write it in words (“less than”), or put it in backticks: `<`.',
    }
  );
}

function explainBrace(failure: SyntaxFailure, lineText: string): FaultWords {
  if (/\{#[\w-]+\}/.test(lineText)) {
    return {
      what: 'The id of a heading is written the old way, {#id}.',
      remedy: 'Write it as a comment: ## Title {/* #id */}.',
    };
  }
  if (/=\{/.test(lineText)) {
    return {
      what: 'A brace in an attribute is never closed, or holds more than a number.',
      remedy: 'Write a number as minutes={10} and a text as name="value".',
    };
  }
  return failure.ruleId === 'unexpected-eof'
    ? {
        what: 'A { in the text is never closed: it is read as code.',
        remedy: 'Remove it, or put it in backticks: `{`.',
      }
    : {
        what: 'Words between { and } are read as code.',
        remedy: 'Use round brackets, or put the braces in backticks.',
      };
}

/**
 * Turns an error of the MDX parser into one sentence that a writer can act on.
 *
 * @param failure what the parser threw
 * @param lineText the line of the page it points at
 */
export function explainSyntaxError(failure: SyntaxFailure, lineText: string): FaultWords {
  const {ruleId, source = ''} = failure;
  if (source.endsWith('mdxjs-esm')) {
    return {
      what: 'A line starts with the word import or export, which is read as code.',
      remedy: 'Pages import nothing: remove the line, or begin the sentence with another word.',
    };
  }
  if (ruleId === 'end-tag-mismatch') {
    return explainTag(failure, lineText);
  }
  if (ruleId === 'unexpected-closing-slash') {
    const name = capture(/^<\/([\w.-]+)/, lineText.slice((failure.column ?? 1) - 2));
    return (
      explainHtml(name) ?? {
        what: 'A tag is closed that was never opened.',
        remedy: 'Remove it, or write its opening tag above the content.',
      }
    );
  }
  if (source.endsWith('mdx-expression')) {
    return explainBrace(failure, lineText);
  }
  if (source.endsWith('mdx-jsx')) {
    return explainAngle(failure, lineText);
  }
  return {
    what: `The page cannot be read here: ${failure.message}.`,
    remedy: 'Compare the line with the examples on the page /syntax.',
  };
}
