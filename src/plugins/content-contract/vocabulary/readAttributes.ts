import ts from 'typescript';
import {plainValue} from './plainValue';
import {importsOf, sourceFile} from './sourceFile';
import type {Attribute} from './Vocabulary';

type Attributes = Readonly<Record<string, Attribute>>;

function findDeclaration<T extends ts.Statement>(
  module: ts.SourceFile,
  isKind: (node: ts.Node) => node is T,
  isWanted: (node: T) => boolean,
): T | undefined {
  return module.statements.filter(isKind).find(isWanted);
}

function findComponent(module: ts.SourceFile, name: string): ts.FunctionDeclaration | undefined {
  return findDeclaration(module, ts.isFunctionDeclaration, (node) =>
    name === 'default'
      ? (node.modifiers?.some(({kind}) => kind === ts.SyntaxKind.DefaultKeyword) ?? false)
      : node.name?.text === name,
  );
}

/** The strings of a constant list, in this module or the one it is imported from. */
function listTexts(module: ts.SourceFile, name: string): readonly string[] | null {
  const imported = importsOf(module).get(name);
  if (imported) {
    const origin = sourceFile(imported.path);
    return origin && listTexts(origin, imported.name);
  }
  const value = plainValue(module, name);
  return value && ts.isArrayLiteralExpression(value)
    ? value.elements.filter(ts.isStringLiteral).map(({text}) => text)
    : null;
}

/** The property names of a constant, in this module or the one it is imported from. */
function propertyNames(module: ts.SourceFile, name: string): readonly string[] | null {
  const imported = importsOf(module).get(name);
  if (imported) {
    const origin = sourceFile(imported.path);
    return origin && propertyNames(origin, imported.name);
  }
  const value = plainValue(module, name);
  if (!value || !ts.isObjectLiteralExpression(value)) {
    return null;
  }
  const names = value.properties.map((property) =>
    property.name && !ts.isComputedPropertyName(property.name) ? property.name.text : null,
  );
  return names.every((key) => key !== null) ? names : null;
}

function resolveAlias(module: ts.SourceFile, name: string): Attribute {
  const imported = importsOf(module).get(name);
  const origin = imported ? sourceFile(imported.path) : module;
  const alias =
    origin &&
    findDeclaration(
      origin,
      ts.isTypeAliasDeclaration,
      (node) => node.name.text === (imported?.name ?? name),
    );
  return alias ? readType(origin, alias.type) : anyText;
}

const anyText: Attribute = {isRequired: true, kind: 'any', values: null};

/** The strings of a type that is a literal or a union of literals. */
function literalTexts(type: ts.TypeNode): readonly string[] | null {
  const members = ts.isUnionTypeNode(type) ? type.types : [type];
  const texts = members.map((member) =>
    ts.isLiteralTypeNode(member) && ts.isStringLiteral(member.literal) ? member.literal.text : null,
  );
  return texts.every((text) => text !== null) ? texts : null;
}

/** The name of the list in `(typeof list)[number]`. */
function listNamed(type: ts.TypeNode): string | null {
  if (!ts.isIndexedAccessTypeNode(type)) {
    return null;
  }
  const {objectType} = type;
  const query = ts.isParenthesizedTypeNode(objectType) ? objectType.type : objectType;
  return ts.isTypeQueryNode(query) ? query.exprName.getText() : null;
}

function readType(module: ts.SourceFile, type: ts.TypeNode): Attribute {
  switch (type.kind) {
    case ts.SyntaxKind.StringKeyword:
      return {...anyText, kind: 'text'};
    case ts.SyntaxKind.NumberKeyword:
      return {...anyText, kind: 'number'};
    case ts.SyntaxKind.BooleanKeyword:
      return {...anyText, kind: 'flag'};
  }
  if (ts.isLiteralTypeNode(type) && type.literal.kind === ts.SyntaxKind.TrueKeyword) {
    return {...anyText, kind: 'flag'};
  }
  const texts = literalTexts(type);
  if (texts) {
    return {...anyText, kind: 'text', values: texts};
  }
  const isKeyOf = ts.isTypeOperatorNode(type) && ts.isTypeQueryNode(type.type);
  if (isKeyOf) {
    const values = propertyNames(module, type.type.exprName.getText());
    return {...anyText, kind: 'text', values};
  }
  const list = listNamed(type);
  if (list) {
    return {...anyText, kind: 'text', values: listTexts(module, list)};
  }
  return ts.isTypeReferenceNode(type) ? resolveAlias(module, type.typeName.getText()) : anyText;
}

function readMembers(module: ts.SourceFile, members: ts.NodeArray<ts.TypeElement>): Attributes {
  const attributes = members.filter(ts.isPropertySignature).map((member) => {
    const read = member.type ? readType(module, member.type) : anyText;
    return [member.name.getText(), {...read, isRequired: !member.questionToken}] as const;
  });
  return Object.fromEntries(attributes);
}

function readProps(module: ts.SourceFile, type: ts.TypeNode): Attributes | null {
  if (ts.isTypeLiteralNode(type)) {
    return readMembers(module, type.members);
  }
  if (!ts.isTypeReferenceNode(type)) {
    return null;
  }
  const name = type.typeName.getText();
  const contract = findDeclaration(
    module,
    ts.isInterfaceDeclaration,
    (node) => node.name.text === name,
  );
  return contract && !contract.heritageClauses ? readMembers(module, contract.members) : null;
}

/**
 * The attributes of a component, read from its single parameter's type.
 *
 * @param name of the export, `default` for the default one
 * @returns `null` when the type is written in an unsupported way
 */
export function readAttributes(module: ts.SourceFile, name: string): Attributes | null {
  const component = findComponent(module, name);
  if (!component) {
    return null;
  }
  const [parameter] = component.parameters;
  if (!parameter) {
    return {};
  }
  return parameter.type ? readProps(module, parameter.type) : null;
}
