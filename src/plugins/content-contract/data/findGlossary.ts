import {join} from 'node:path';
import ts from 'typescript';
import {type Locale, localeNames} from '../../../site';
import {placeAt} from '../faults/Place';
import {plainValue} from '../vocabulary/plainValue';
import {sourceFile} from '../vocabulary/sourceFile';
import {fieldOf, nameOf, objectIn, textOf} from './objectFields';

/** Source file of the glossary, from the root of the site. */
export const glossaryFile = 'src/glossary.ts';

/** One language's word for a glossary entry. */
export interface GlossaryTerm {
  /** Name of the entry. */
  readonly name: string;
  readonly locale: Locale;
  readonly term: string;
  readonly definition?: string;
  /** Other words for it, by which the search also finds it. */
  readonly synonyms: readonly string[];
  /** Line of the entry in src/glossary.ts, from 1. */
  readonly line: number;
}

function textsIn(object: ts.ObjectLiteralExpression | undefined, name: string): readonly string[] {
  const list = object && fieldOf(object, name);
  return list && ts.isArrayLiteralExpression(list)
    ? list.elements.filter(ts.isStringLiteralLike).map(({text}) => text)
    : [];
}

/**
 * The glossary terms in file order, with the line of each entry. Two entries with the same name are
 * both returned.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function findGlossary(siteDir: string): readonly GlossaryTerm[] {
  const module = sourceFile(join(siteDir, glossaryFile));
  const entries = module && plainValue(module, 'glossary');
  if (!entries || !ts.isObjectLiteralExpression(entries)) {
    return [];
  }
  return entries.properties.filter(ts.isPropertyAssignment).flatMap((entry) => {
    const {initializer: words} = entry;
    const name = nameOf(entry);
    if (!name || !ts.isObjectLiteralExpression(words)) {
      return [];
    }
    const synonyms = objectIn(words, 'synonyms');
    const {line} = placeAt(module.text, entry.getStart());
    return localeNames.flatMap((locale) => {
      const word = objectIn(words, locale);
      const term = word && textOf(word, 'term');
      if (!term) {
        return [];
      }
      const definition = textOf(word, 'definition');
      return [{name, locale, term, definition, synonyms: textsIn(synonyms, locale), line}];
    });
  });
}
