import {type GlossaryTerm, glossaryFile} from '../data/findGlossary';
import {siteRule} from '../Rule';

/** A word is explained once: one entry of the glossary in each language. */
export const glossary = siteRule('glossary', ({glossaryTerms}) => {
  const first = new Map<string, GlossaryTerm>();
  const told = new Set<number>();
  return glossaryTerms.flatMap((found) => {
    const {name, locale, term, line} = found;
    const key = `${locale} ${term.trim().toLowerCase()}`;
    const other = first.get(key);
    first.set(key, other ?? found);
    // Of two entries with one name only one is left: that is told with the data.
    if (!other || other.name === name || told.has(line)) {
      return [];
    }
    told.add(line);
    return [
      {
        file: glossaryFile,
        line,
        column: 3,
        what: `“${term}” has an entry already: ${other.name}, on line ${other.line}.`,
        remedy: 'Make one of the two, with all their synonyms, or give this one its own word.',
      },
    ];
  });
});
