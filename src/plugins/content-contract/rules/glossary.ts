import {type GlossaryTerm, glossaryFile} from '../data/findGlossary';
import type {Breach} from '../faults/Fault';
import type {FaultWords} from '../faults/FaultWords';
import {nameFrom} from '../nameFrom';
import {siteRule} from '../Rule';

/** The name of an entry is used as an anchor. */
const goodName = /^[a-z\d]+(?:-[a-z\d]+)*$/;

const plainName = (name: string) =>
  nameFrom(name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-')) || 'load-bearing-wall';

function misnamed(terms: readonly GlossaryTerm[]): readonly Breach[] {
  const bad = new Map(terms.filter(({name}) => !goodName.test(name)).map((one) => [one.line, one]));
  return [...bad.values()].map(({name, line}) => ({
    file: glossaryFile,
    line,
    column: 3,
    what: `The name ${name} cannot be part of an address.`,
    remedy: `Write it with small letters, digits and hyphens: '${plainName(name)}'.`,
  }));
}

const isSentence = (text: string) => /^[\p{Lu}\d].*[.!?]$/su.test(text);

/** Reports definitions that are not sentences, and terms and synonyms that are useless. */
function idleWords({locale, term, definition, synonyms, line}: GlossaryTerm): readonly Breach[] {
  const words: FaultWords[] = [];
  if (definition !== undefined && !isSentence(definition)) {
    words.push({
      what: `The definition of “${term}” is not a sentence.`,
      remedy: 'Begin it with a capital, and end it with a full stop.',
    });
  }
  const said = [term.toLowerCase(), ''];
  for (const synonym of synonyms) {
    const plain = synonym.trim().toLowerCase();
    if (said.includes(plain)) {
      words.push({
        what: plain
          ? `“${synonym}” appears twice in the entry of “${term}”, in ${locale}.`
          : `A synonym of “${term}” is empty, in ${locale}.`,
        remedy: 'Remove it from synonyms.',
      });
    }
    said.push(plain);
  }
  return words.map((found) => ({file: glossaryFile, line, column: 3, ...found}));
}

/** A word is explained by one entry per language, whose name is valid in an address. */
export const glossary = siteRule('glossary', ({glossaryTerms}) => {
  const first = new Map<string, GlossaryTerm>();
  const told = new Set<number>();
  const repeated = glossaryTerms.flatMap((found) => {
    const {name, locale, term, line} = found;
    const key = `${locale} ${term.trim().toLowerCase()}`;
    const other = first.get(key);
    first.set(key, other ?? found);
    // Of two entries with the same name JavaScript keeps one; the data checks report that.
    if (!other || other.name === name || told.has(line)) {
      return [];
    }
    told.add(line);
    return [
      {
        file: glossaryFile,
        line,
        column: 3,
        what: `“${term}” already has an entry: ${other.name}, on line ${other.line}.`,
        remedy: 'Merge the two, with all their synonyms, or use another term for this one.',
      },
    ];
  });
  return [...misnamed(glossaryTerms), ...repeated, ...glossaryTerms.flatMap(idleWords)];
});
