import type {Nodes} from 'mdast';
import {isElement} from '../../mdx/isElement';
import type {FaultWords} from '../faults/FaultWords';
import {faultAt} from '../faults/faultAt';
import {nodesOf} from '../page/nodesOf';
import {pageRule} from '../Rule';

const onlyComments = /^(?:\s*\/\*[\s\S]*?\*\/)*\s*$/;

function wordsFor(node: Nodes): FaultWords | undefined {
  if (node.type === 'mdxjsEsm') {
    return {
      what: `The page ${node.value.startsWith('import') ? 'imports' : 'exports'} code.`,
      remedy: 'Remove the line: the elements listed on the page /syntax work without it.',
    };
  }
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    return onlyComments.test(node.value)
      ? undefined
      : {
          what: `{${node.value}} is read as code.`,
          remedy: 'Use round brackets, or put the braces in backticks.',
        };
  }
  const takesCode =
    isElement(node) && node.attributes.some(({type}) => type === 'mdxJsxExpressionAttribute');
  return takesCode
    ? {
        what: `<${node.name}> takes its attributes from code.`,
        remedy: 'Write them one by one: name="value".',
      }
    : undefined;
}

/** Pages contain text and components, no code: no import, export or expression. */
export const noCode = pageRule('noCode', (page) =>
  nodesOf(page).flatMap((node) => {
    const words = wordsFor(node);
    return words ? [faultAt(page, node, words)] : [];
  }),
);
