import ts from 'typescript';
import {lineOf} from './lineOf';
import {writtenText} from './writtenText';

/** The module that exports `translate` and `<Translate>`. */
export const translateModule = '@docusaurus/Translate';

/** Local names of `translate` and `<Translate>` in a module. */
interface TranslateNames {
  readonly calls: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
}

const isIt = (node: ts.Node | undefined): boolean => writtenText(node) === translateModule;

function importedNames({importClause}: ts.ImportDeclaration): [imported: string, name: string][] {
  const bindings = importClause?.namedBindings;
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
  return [
    ...(importClause?.name ? [['default', importClause.name.text] as [string, string]] : []),
    ...named
      .filter(({isTypeOnly}) => !isTypeOnly)
      .map(({name, propertyName}): [string, string] => [(propertyName ?? name).text, name.text]),
  ];
}

/** Whether a node imports the module in a form that hides the names, such as a namespace import. */
function losesNames(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node)) {
    const bindings = node.importClause?.namedBindings;
    return isIt(node.moduleSpecifier) && bindings !== undefined && ts.isNamespaceImport(bindings);
  }
  if (ts.isExportDeclaration(node)) {
    return isIt(node.moduleSpecifier) && !node.isTypeOnly;
  }
  const isLoad =
    ts.isCallExpression(node) && /^(import|require(\.\w+)?)$/.test(node.expression.getText());
  return isLoad && isIt(node.arguments[0]);
}

/**
 * The local names of `translate` and `<Translate>`, from a module's imports.
 *
 * @throws when it imports them in another form, because its texts would silently stay English
 */
export function translateNames(file: ts.SourceFile): TranslateNames {
  const refuseOthers = (node: ts.Node): void => {
    if (losesNames(node)) {
      throw new Error(
        `${lineOf(node)}: it is not clear which function is called here. Write: import Translate, {translate} from '${translateModule}'.`,
      );
    }
    ts.forEachChild(node, refuseOthers);
  };
  refuseOthers(file);
  const names = file.statements
    .filter(ts.isImportDeclaration)
    .filter(({importClause, moduleSpecifier}) => !importClause?.isTypeOnly && isIt(moduleSpecifier))
    .flatMap(importedNames);
  const of = (asked: string) =>
    new Set(names.filter(([imported]) => imported === asked).map(([, name]) => name));
  return {calls: of('translate'), tags: of('default')};
}
