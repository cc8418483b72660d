import ts from 'typescript';
import {fieldOf, nameOf} from '../data/objectFields';
import type {FaultWords} from '../faults/FaultWords';
import {nearestName} from '../nearest/nearestName';
import type {entryFields} from './entryFields';

/** Something in an entry that Docusaurus would reject, and its node. */
export interface FieldProblem extends FaultWords {
  readonly node: ts.Node;
}

/** What a missing field should hold. */
const examples: Readonly<Record<string, string>> = {
  label: 'the name that readers see',
  items: 'the list of its pages, between [ and ]',
  id: 'the path of a page under docs/, without its extension',
  href: 'the address it leads to',
  value: 'its markup',
  dirName: 'a folder under docs/',
};

/** Fields that must be strings. */
const texts = new Set(
  'label id href value dirName key className description slug title image'.split(' '),
);

const otherKinds = new Set([
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
  ts.SyntaxKind.ArrayLiteralExpression,
  ts.SyntaxKind.ObjectLiteralExpression,
]);

/**
 * Reports a string field whose literal value is of another kind. The value of an identifier is
 * unknown, so it passes.
 */
function textProblems(
  property: ts.ObjectLiteralElementLike,
  name: string,
): readonly FieldProblem[] {
  if (!texts.has(name) || !ts.isPropertyAssignment(property)) return [];
  const {initializer: node} = property;
  if (!otherKinds.has(node.kind)) return [];
  const remedy = ts.isNumericLiteral(node)
    ? `Put it between quotes: ${name}: '${node.text}'.`
    : 'Write the text between quotes.';
  return [{node, what: `The field ${name} must be a text.`, remedy}];
}

function typeProblem(
  object: ts.ObjectLiteralExpression,
  type: string,
  kinds: typeof entryFields,
): FieldProblem {
  const near = nearestName(type, Object.keys(kinds));
  return {
    node: fieldOf(object, 'type') ?? object,
    what: `There is no type ${type} here.`,
    remedy: near ? `Did you mean ${near}?` : `Use one of: ${Object.keys(kinds).join(', ')}.`,
  };
}

/**
 * Missing, unknown and mistyped fields of a menu entry.
 *
 * @param type the value of its `type` field
 * @param kinds the fields of each type
 */
export function fieldProblems(
  object: ts.ObjectLiteralExpression,
  type: string,
  kinds: typeof entryFields,
): readonly FieldProblem[] {
  const fields = kinds[type];
  if (!fields) {
    return [typeProblem(object, type, kinds)];
  }
  const {needed, others} = fields;
  // The fields of a spread are not visible here, and may include any of these.
  const isWhole = object.properties.every((property) => !ts.isSpreadAssignment(property));
  const given = object.properties.map(nameOf);
  const missing = needed.filter((name) => isWhole && !given.includes(name));
  const known = ['type', ...needed, ...others];
  return [
    ...missing.map((name) => ({
      node: object,
      what: `This entry of type ${type} lacks ${name}.`,
      remedy: `Add ${name}: ${examples[name]}.`,
    })),
    ...object.properties.flatMap((property) => {
      const name = nameOf(property);
      if (name === undefined) return [];
      if (known.includes(name)) return textProblems(property, name);
      const near = nearestName(name, known);
      return [
        {
          node: property,
          what: `An entry of type ${type} has no field ${name}.`,
          remedy: near ? `Did you mean ${near}?` : 'Remove it.',
        },
      ];
    }),
  ];
}
