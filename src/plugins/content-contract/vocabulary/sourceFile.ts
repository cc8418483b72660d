import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import ts from 'typescript';

const endings = ['.tsx', '.ts', '/index.tsx', '/index.ts'];

/**
 * The syntax tree of a TypeScript module; `null` when there is no such file.
 *
 * @param path with or without its extension
 */
export function sourceFile(path: string): ts.SourceFile | null {
  const found = ['', ...endings]
    .map((ending) => path + ending)
    .find((candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate));
  return found
    ? ts.createSourceFile(found, readFileSync(found, 'utf8'), ts.ScriptTarget.Latest, true)
    : null;
}

/** The original name of an import, and its module. */
interface ImportedName {
  readonly name: string;
  readonly path: string;
}

function namesOf({importClause}: ts.ImportDeclaration): readonly (readonly [string, string])[] {
  const names: (readonly [string, string])[] = [];
  if (importClause?.name) {
    names.push([importClause.name.text, 'default']);
  }
  if (importClause?.namedBindings && ts.isNamedImports(importClause.namedBindings)) {
    for (const {name, propertyName} of importClause.namedBindings.elements) {
      names.push([name.text, propertyName?.text ?? name.text]);
    }
  }
  return names;
}

/** The relative imports of a module, by local name. */
export function importsOf(module: ts.SourceFile): ReadonlyMap<string, ImportedName> {
  const imports = new Map<string, ImportedName>();
  for (const statement of module.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      continue;
    }
    const specifier = statement.moduleSpecifier.text;
    if (specifier.startsWith('.')) {
      const path = join(dirname(module.fileName), specifier);
      for (const [local, name] of namesOf(statement)) {
        imports.set(local, {name, path});
      }
    }
  }
  return imports;
}
