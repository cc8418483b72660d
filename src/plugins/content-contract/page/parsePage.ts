import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Fault} from '../Fault';
import {explainSyntaxError, type SyntaxFailure} from './explainSyntaxError';
import type {Page} from './Page';
import {parseFrontMatter} from './parseFrontMatter';

/** The extensions Docusaurus reads pages with, so that both see the same tree. */
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

type Address = Pick<Page, 'file' | 'path' | 'locale' | 'version'>;

/** Of a tag never closed the parser names the place in its message, and blames another. */
function placeOf({line = 1, column = 1, message}: SyntaxFailure) {
  const opened = /^Expected a closing tag for `[^`]*` \((\d+):(\d+)-/.exec(message);
  return opened ? {line: Number(opened[1]), column: Number(opened[2])} : {line, column};
}

function syntaxFault(file: string, source: string, failure: SyntaxFailure): Fault {
  const place = placeOf(failure);
  const lineText = source.split('\n')[place.line - 1] ?? '';
  return {file, ...place, rule: 'syntax', ...explainSyntaxError(failure, lineText)};
}

function parseTree(file: string, source: string): {tree: Root | null; faults: readonly Fault[]} {
  try {
    return {tree: parser.parse(source), faults: []};
  } catch (error) {
    if (!(error instanceof Error)) {
      throw error;
    }
    return {tree: null, faults: [syntaxFault(file, source, error)]};
  }
}

/**
 * Reads one page. A page that cannot be read has no tree and says why in `syntaxFaults`.
 *
 * @param address where the page stands in the site
 * @param source its text
 */
export function parsePage(address: Address, source: string): Page {
  const {frontMatter, faults: frontMatterFaults} = parseFrontMatter(address.file, source);
  const {tree, faults: treeFaults} = parseTree(address.file, source);
  return {
    ...address,
    source,
    frontMatter,
    tree,
    syntaxFaults: [...frontMatterFaults, ...treeFaults],
  };
}
