import {type GlossaryTerm, glossaryFile} from '../data/findGlossary';
import type {Breach} from '../faults/Fault';
import {nameFrom} from '../nameFrom';
import {siteRule} from '../Rule';

/** Each entry is a place of the page: its name stands at the end of an address. */
const goodName = /^[a-z\d]+(?:-[a-z\d]+)*$/;

function misnamed(terms: readonly GlossaryTerm[]): readonly Breach[] {
  const bad = new Map(terms.filter(({name}) => !goodName.test(name)).map((one) => [one.line, one]));
  return [...bad.values()].map(({name, line}) => ({
    file: glossaryFile,
    line,
    column: 3,
    what: `The name ${name} cannot stand in an address.`,
    remedy: `Write it with small letters, digits and hyphens: '${nameFrom(name) || 'load-bearing-wall'}'.`,
  }));
}

/** A word is explained once: one entry of the glossary in each language, by a name fit for an address. */
export const glossary = siteRule('glossary', ({glossaryTerms}) => {
  const first = new Map<string, GlossaryTerm>();
  const told = new Set<number>();
  const repeated = glossaryTerms.flatMap((found) => {
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
  return [...misnamed(glossaryTerms), ...repeated];
});
