import type {Program, Statement} from 'estree-jsx';

/** What MDX calls where a page uses a word that nobody gave it. */
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
 * Drops what a compiled page asks of each of its words before it shows them, which is whether there
 * is such a word: the content contract has asked it before, and says the line. While pages are
 * written, the question stays, since they are shown with their faults.
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
