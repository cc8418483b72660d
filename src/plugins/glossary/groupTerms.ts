import {type GlossaryEntry, glossary} from '../../glossary';
import {type Locale, localeNames} from '../../site';
import {tieWords} from '../markup/tieWords';

/** `to draw` is sorted under D. */
function sortingForm(term: string, locale: Locale): string {
  return locale === 'en' ? term.replace(/^to /, '') : term;
}

function letterOf(form: string): string {
  return form.normalize('NFD').charAt(0).toUpperCase();
}

function termOf(name: string, entry: GlossaryEntry, locale: Locale) {
  const {term, definition} = entry[locale];
  return {
    name,
    term,
    definition: tieWords(definition),
    synonyms: entry.synonyms[locale],
    translation: entry[locale === 'fr' ? 'en' : 'fr'].term,
  };
}

/** The initial letters of terms in any language of the site. */
const allLetters: readonly string[] = [
  ...new Set(
    localeNames.flatMap((locale) =>
      Object.values<GlossaryEntry>(glossary).map((entry) =>
        letterOf(sortingForm(entry[locale].term, locale)),
      ),
    ),
  ),
].sort();

/**
 * The glossary of a language in alphabetical order, ignoring accents, by initial letter. A letter
 * used only in another language links to the group that follows it, so that switching the language
 * there leads to the same place in the alphabet.
 */
export function groupTerms(locale: Locale) {
  const {compare} = new Intl.Collator(locale);
  const sorted = Object.entries<GlossaryEntry>(glossary)
    .map(([name, entry]) => termOf(name, entry, locale))
    .map((term) => ({term, form: sortingForm(term.term, locale)}))
    .sort((one, other) => compare(one.form, other.form));
  const groups = new Map<string, (typeof sorted)[number]['term'][]>();
  for (const {term, form} of sorted) {
    const letter = letterOf(form);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  const letters = [...groups.keys()];
  const landingOf = (absent: string) => letters.find((letter) => letter > absent) ?? letters.at(-1);
  const absentLetters = allLetters.filter((letter) => !groups.has(letter));
  return [...groups].map(([letter, terms]) => ({
    letter,
    terms,
    absentLetters: absentLetters.filter((absent) => landingOf(absent) === letter),
  }));
}
