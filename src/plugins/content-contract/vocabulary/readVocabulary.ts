import {join} from 'node:path';
import ts from 'typescript';
import {pageWords} from '../../mdx/pageWords';
import {readAttributes} from './readAttributes';
import {importsOf, sourceFile} from './sourceFile';
import type {Vocabulary, Word} from './Vocabulary';

const registry = 'src/theme/MDXComponents/index.tsx';

/** HTML tags that pages may use directly. */
const htmlWords: Vocabulary = {
  details: {attributes: {}, holdsContent: true, needsContent: true},
  summary: {attributes: {}, holdsContent: true, needsContent: true},
};

function registeredNames(module: ts.SourceFile): readonly (readonly [string, string])[] {
  const exported = module.statements.find(ts.isExportAssignment)?.expression;
  const object = exported && ts.isSatisfiesExpression(exported) ? exported.expression : exported;
  if (!object || !ts.isObjectLiteralExpression(object)) {
    throw new Error(
      `${registry}: the elements for writers cannot be read. Export one object that lists them: export default {...OriginalComponents, Steps, Key}.`,
    );
  }
  return object.properties.flatMap((property): (readonly [string, string])[] => {
    if (ts.isShorthandPropertyAssignment(property)) {
      return [[property.name.text, property.name.text]];
    }
    return ts.isPropertyAssignment(property) && ts.isIdentifier(property.initializer)
      ? [[property.name.getText(), property.initializer.text]]
      : [];
  });
}

const anyWord: Word = {attributes: null, holdsContent: true, needsContent: false};

function readWord(path: string | undefined, name: string): Word {
  const module = path === undefined ? null : sourceFile(path);
  const attributes = module && readAttributes(module, name);
  if (!attributes) {
    return anyWord;
  }
  const {children, ...others} = attributes;
  // An attribute that is not a string, number or flag is set by a plugin when the page is compiled.
  const written = Object.entries(others).filter(([, {kind}]) => kind !== 'any');
  return {
    attributes: Object.fromEntries(written),
    holdsContent: children !== undefined,
    needsContent: children?.isRequired ?? false,
  };
}

/**
 * The tags that pages may use, with their attributes, read from the component sources. A component
 * registered in the theme thus needs no second declaration.
 *
 * @throws when the theme's registry does not export a plain object
 */
export function readVocabulary(siteDir: string): Vocabulary {
  const module = sourceFile(join(siteDir, registry));
  if (!module) {
    return htmlWords;
  }
  const imports = importsOf(module);
  // Lower-case names style HTML tags; pages do not write them.
  const names = registeredNames(module).filter(([name]) => /^[A-Z]/.test(name));
  const words = names.map(([name, local]) => {
    const imported = imports.get(local);
    return [name, readWord(imported?.path, imported?.name ?? 'default')] as const;
  });
  const wordsOfSomePages = Object.entries(pageWords).map(
    ([name, path]) => [name, readWord(join(siteDir, 'src', path), 'default')] as const,
  );
  return {...htmlWords, ...Object.fromEntries([...words, ...wordsOfSomePages])};
}
