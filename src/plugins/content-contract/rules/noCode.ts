import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {faultAt} from '../faultAt';
import {elementsOf} from '../page/elementsOf';
import {pageRule} from '../Rule';

const beginning = /\{\s*\/\*/;
const onlyComments = /^(?:\s*\/\*[\s\S]*?\*\/)*\s*$/;

/** Pages hold text and words, no code: no import, no export, no expression. */
export const noCode = pageRule('noCode', (page) => {
  const found: [Node, string, string][] = [];
  if (page.tree) {
    visit(page.tree, (node) => {
      if (node.type === 'mdxjsEsm') {
        const word = node.value.startsWith('import') ? 'imports' : 'exports';
        found.push([
          node,
          `The page ${word} code.`,
          'Remove the line: the words listed on the page /syntax are there without it.',
        ]);
      }
      const isExpression = node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';
      if (isExpression && beginning.test(node.value)) {
        found.push([
          node,
          'The remark that begins here never ends: what follows is lost, up to the end of another.',
          'Write it whole: {/* your remark */}.',
        ]);
      } else if (isExpression && !onlyComments.test(node.value)) {
        found.push([
          node,
          `{${node.value}} is read as code.`,
          'Use round brackets, or put the braces in backticks.',
        ]);
      }
    });
  }
  for (const element of elementsOf(page)) {
    if (element.attributes.some(({type}) => type === 'mdxJsxExpressionAttribute')) {
      found.push([
        element,
        `<${element.name}> takes its attributes from code.`,
        'Write them one by one: name="value".',
      ]);
    }
  }
  return found.map(([node, what, remedy]) => faultAt(page, node, {what, remedy}));
});
