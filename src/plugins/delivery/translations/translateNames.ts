import ts from 'typescript';
import {lineOf} from './lineOf';
import {writtenText} from './writtenText';

/** The module whose `translate` and `<Translate>` give the words of a page. */
export const translateModule = '@docusaurus/Translate';

/** What a module calls `translate` and `<Translate>`. */
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

/** Whether a node brings the module in by a way on which its names are lost. */
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
 * Reads from the imports of a module what it calls `translate` and `<Translate>`.
 *
 * @throws when it brings them in by another way, on which its texts would stay English in silence
 */
export function translateNames(file: ts.SourceFile): TranslateNames {
  const refuseOthers = (node: ts.Node): void => {
    if (losesNames(node)) {
      throw new Error(
        `${lineOf(node)}: what is called here cannot be told. Write: import Translate, {translate} from '${translateModule}'.`,
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
