import type {Program, Statement} from 'estree-jsx';

/** What MDX calls when a page uses an undefined component. */
const report = '_missingMdxReference';

type Part = Program['body'][number];

function isReporter(part: Part): boolean {
  return part.type === 'FunctionDeclaration' && part.id.name === report;
}

function isQuestion(statement: Statement): boolean {
  if (statement.type !== 'IfStatement' || statement.consequent.type !== 'ExpressionStatement') {
    return false;
  }
  const {expression} = statement.consequent;
  return (
    expression.type === 'CallExpression' &&
    expression.callee.type === 'Identifier' &&
    expression.callee.name === report
  );
}

/**
 * Removes from compiled pages the check that each component is defined: the content contract has
 * checked it already, and reports the line. The dev server keeps it, because it shows pages that
 * have faults.
 */
export default function recmaKnownWords(): (program: Program) => void {
  return (program) => {
    if (process.env.NODE_ENV !== 'production') return;
    for (const part of program.body) {
      if (part.type === 'FunctionDeclaration') {
        part.body.body = part.body.body.filter((statement) => !isQuestion(statement));
      }
    }
    program.body = program.body.filter((part) => !isReporter(part));
  };
}
