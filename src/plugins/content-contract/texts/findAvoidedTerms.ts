import {type GlossaryEntry, glossary} from '../../../glossary';
import type {Locale} from '../../../site';
import {avoidedSynonyms} from './avoidedSynonyms';
import type {Finding} from './Finding';
import {verbForms} from './verbForms';
import {wordsPattern} from './wordsPattern';

/** A synonym that articles avoid. */
interface FoundTerm extends Finding {
  /** The term to use instead. */
  readonly term: string;
}

const entries: readonly GlossaryEntry[] = Object.values(glossary);

function termOf(synonym: string, locale: Locale): string {
  const entry = entries.find(({synonyms}) => synonyms[locale].includes(synonym));
  return entry?.[locale].term ?? '';
}

/** Matches the synonym as whole words, inflected, with any kind of space. */
function patternOf(synonym: string, locale: Locale): RegExp {
  const forms = verbForms(synonym, locale)?.map(wordsPattern) ?? [`${wordsPattern(synonym)}s?`];
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');
}

interface Avoided {
  readonly pattern: RegExp;
  readonly term: string;
}

function avoidedIn(locale: Locale): readonly Avoided[] {
  return avoidedSynonyms[locale].map((synonym) => ({
    pattern: patternOf(synonym, locale),
    term: termOf(synonym, locale),
  }));
}

const avoided: Readonly<Record<Locale, readonly Avoided[]>> = {
  en: avoidedIn('en'),
  fr: avoidedIn('fr'),
};

/**
 * The words of a text for which the site has another term.
 *
 * @param text visible text; the rest is masked by U+FFFC
 */
export function findAvoidedTerms(text: string, locale: Locale): readonly FoundTerm[] {
  return avoided[locale].flatMap(({pattern, term}) =>
    [...text.matchAll(pattern)].map(({0: found, index}) => ({index, text: found, term})),
  );
}
