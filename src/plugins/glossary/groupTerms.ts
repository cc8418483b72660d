import type {GlossaryTerm, LetterGroup} from '../../components/Glossary/GlossaryTerm';
import {type GlossaryEntry, glossary} from '../../glossary';
import type {Locale} from '../../site';

/** `to draw` is looked for under D. */
function sortingForm(term: string, locale: Locale): string {
  return locale === 'en' ? term.replace(/^to /, '') : term;
}

function letterOf(form: string): string {
  return form.normalize('NFD').charAt(0).toUpperCase();
}

function termOf(name: string, entry: GlossaryEntry, locale: Locale): GlossaryTerm {
  const {term, definition} = entry[locale];
  return {
    name,
    term,
    definition,
    synonyms: entry.synonyms[locale],
    translation: entry[locale === 'fr' ? 'en' : 'fr'].term,
  };
}

/** The glossary of a language in alphabetical order, accents aside, by first letter. */
export function groupTerms(locale: Locale): readonly LetterGroup[] {
  const {compare} = new Intl.Collator(locale);
  const sorted = Object.entries<GlossaryEntry>(glossary)
    .map(([name, entry]) => termOf(name, entry, locale))
    .map((term) => ({term, form: sortingForm(term.term, locale)}))
    .sort((one, other) => compare(one.form, other.form));
  const groups = new Map<string, GlossaryTerm[]>();
  for (const {term, form} of sorted) {
    const letter = letterOf(form);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, terms]) => ({letter, terms}));
}
