import {join} from 'node:path';
import ts from 'typescript';
import {type Locale, localeNames} from '../../../site';
import {placeAt} from '../faults/Place';
import {plainValue} from '../vocabulary/plainValue';
import {sourceFile} from '../vocabulary/sourceFile';
import {fieldOf, nameOf, objectIn, textOf} from './objectFields';

/** Where the glossary is written, from the root of the site. */
export const glossaryFile = 'src/glossary.ts';

/** How one language calls what an entry of the glossary explains. */
export interface GlossaryTerm {
  /** Of the entry. */
  readonly name: string;
  readonly locale: Locale;
  readonly term: string;
  readonly definition?: string;
  /** Other words for it, by which the search finds it. */
  readonly synonyms: readonly string[];
  /** Of the entry in src/glossary.ts, from 1. */
  readonly line: number;
}

function textsIn(object: ts.ObjectLiteralExpression | undefined, name: string): readonly string[] {
  const list = object && fieldOf(object, name);
  return list && ts.isArrayLiteralExpression(list)
    ? list.elements.filter(ts.isStringLiteralLike).map(({text}) => text)
    : [];
}

/**
 * The terms of the glossary in the order of the file, and the line of each entry: two with the same
 * name are two here.
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
