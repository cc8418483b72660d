import {join} from 'node:path';
import ts from 'typescript';
import type {Fault} from '../faults/Fault';
import {placeAt} from '../faults/Place';
import {plainValue} from '../vocabulary/plainValue';
import {sourceFile} from '../vocabulary/sourceFile';
import {nameOf} from './objectFields';

const localesFile = 'src/site.ts';

/**
 * The types that list the languages of the data. Once a language is added there, TypeScript finds
 * the entries that lack it.
 */
const homes = [
  {file: 'src/product/language.ts', name: 'Language', how: (code: string) => `'${code}'`},
  {
    file: 'src/glossary.ts',
    name: 'GlossaryEntry',
    how: (code: string) => `${code}: GlossaryWord, and '${code}' among those of synonyms,`,
  },
] as const;

/** The languages that a type names: as a union of string literals, or as its fields. */
function languagesOf(siteDir: string, file: string, type: string): readonly string[] | undefined {
  const declared = sourceFile(join(siteDir, file))?.statements.find(
    (statement) =>
      (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) &&
      statement.name.text === type,
  );
  if (declared && ts.isInterfaceDeclaration(declared)) {
    return declared.members.map(({name}) => name?.getText() ?? '');
  }
  return declared && [...declared.getText().matchAll(/'([^']*)'/g)].map(([, code = '']) => code);
}

/**
 * Languages of src/site.ts that the data types do not have yet. Without this check, code that reads
 * the data would crash without an explanation.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function localeFaults(siteDir: string): readonly Fault[] {
  const module = sourceFile(join(siteDir, localesFile));
  const locales = module && plainValue(module, 'locales');
  if (!locales || !ts.isObjectLiteralExpression(locales)) {
    return [];
  }
  return homes.flatMap(({file, name, how}) => {
    const known = languagesOf(siteDir, file, name);
    return locales.properties
      .map((property) => ({code: nameOf(property) ?? '', start: property.getStart(module)}))
      .filter(({code}) => known && !known.includes(code))
      .map(({code, start}) => ({
        file: localesFile,
        ...placeAt(module.text, start),
        rule: 'data',
        what: `${file} does not know the language ${code}.`,
        remedy: `Add ${how(code)} to ${name} there: see “Adding a language” in CONTRIBUTING.md for the next steps.`,
      }));
  });
}
