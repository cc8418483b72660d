import {type GlossaryEntry, glossary} from '../../../glossary';
import type {Locale} from '../../../site';
import {avoidedSynonyms} from './avoidedSynonyms';
import type {Finding} from './Finding';
import {verbForms} from './verbForms';
import {wordsPattern} from './wordsPattern';

/** A synonym that articles avoid. */
interface FoundTerm extends Finding {
  /** What articles call it. */
  readonly term: string;
}

const entries: readonly GlossaryEntry[] = Object.values(glossary);

function termOf(synonym: string, locale: Locale): string {
  const entry = entries.find(({synonyms}) => synonyms[locale].includes(synonym));
  return entry?.[locale].term ?? '';
}

/** The synonym as a whole word, in the plural or the forms of its verb, its spaces of any kind. */
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
 * The words in a text that have another name here: the trade calls a thing by one name.
 *
 * @param text what readers see; what they do not see is masked by U+FFFC
 */
export function findAvoidedTerms(text: string, locale: Locale): readonly FoundTerm[] {
  return avoided[locale].flatMap(({pattern, term}) =>
    [...text.matchAll(pattern)].map(({0: found, index}) => ({index, text: found, term})),
  );
}
