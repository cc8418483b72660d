import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Fault} from '../faults/Fault';
import {explainSyntaxError, type SyntaxFailure} from './explainSyntaxError';
import {oldIds} from './oldIds';

/** The remark extensions Docusaurus uses, so that both see the same tree. */
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

/**
 * For an unclosed tag or callout, the opening place that the message names; the error itself points
 * elsewhere.
 */
function placeOf({line = 1, column = 1, message}: SyntaxFailure) {
  const opened =
    /^Expected a closing tag for `[^`]*` \((\d+):(\d+)-/.exec(message) ??
    /after the start of `directiveContainer` \((\d+):(\d+)\)/.exec(message);
  return opened ? {line: Number(opened[1]), column: Number(opened[2])} : {line, column};
}

function syntaxFault(file: string, source: string, failure: SyntaxFailure): Fault {
  const place = placeOf(failure);
  const lineText = source.split('\n')[place.line - 1] ?? '';
  return {file, ...place, rule: 'syntax', ...explainSyntaxError(failure, lineText)};
}

interface Result {
  /** `null` when the text cannot be parsed. */
  readonly tree: Root | null;
  readonly syntaxFaults: readonly Fault[];
}

/**
 * Parses the text of a page, or a part of one, into a tree.
 *
 * @param file path shown in the faults
 */
export function parseTree(file: string, source: string): Result {
  try {
    const tree = parser.parse(source);
    visit(tree, 'link', (link, _, parent) => {
      // Links that GFM finds in text already parsed have no position of their own.
      if (!link.position && parent?.position) {
        link.position = parent.position;
      }
    });
    return {tree, syntaxFaults: []};
  } catch (error) {
    if (!(error instanceof Error)) {
      throw error;
    }
    const fault = syntaxFault(file, source, error);
    const ids = oldIds(file, source);
    const others = ids.some(({line}) => line === fault.line) ? [] : [fault];
    return {tree: null, syntaxFaults: [...ids, ...others]};
  }
}
