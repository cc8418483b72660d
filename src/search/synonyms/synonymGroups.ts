import {type GlossaryEntry, glossary} from '../../glossary';
import {englishEveryday} from './englishEveryday';
import {frenchEveryday} from './frenchEveryday';
import type {SynonymGroup} from './SynonymGroup';
import {withoutParticle} from './withoutParticle';

/**
 * Every group of synonyms of a language: the glossary's, and everyday words. French pages also know
 * the English words of the trade: readers borrow them.
 */
export function synonymGroups(language: 'en' | 'fr'): SynonymGroup[] {
  const terms = Object.entries<GlossaryEntry>(glossary).map(([name, entry]) => ({
    name,
    words: [entry[language].term, ...entry.synonyms[language]].map((text) =>
      withoutParticle(text, language),
    ),
    ...(language === 'fr' && {borrowed: [entry.en.term, ...entry.synonyms.en]}),
  }));
  const everyday = language === 'fr' ? frenchEveryday : englishEveryday;
  return [...terms, ...everyday.map((words, index) => ({name: `everyday-${index}`, words}))];
}
