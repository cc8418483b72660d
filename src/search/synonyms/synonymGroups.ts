import {type GlossaryEntry, glossary} from '../../glossary';
import {namedBrowsers} from './browsers';
import {englishEveryday} from './englishEveryday';
import {englishFurniture} from './englishFurniture';
import {englishGenericVerbs} from './englishGenericVerbs';
import {frenchBorrowed} from './frenchBorrowed';
import {frenchEveryday} from './frenchEveryday';
import {frenchFurniture} from './frenchFurniture';
import {frenchGenericVerbs} from './frenchGenericVerbs';
import {otherTool, otherTools} from './otherTools';
import {rooms} from './rooms';
import {furniture, genericVerb, kind, type SynonymGroup} from './SynonymGroup';
import {withoutParticle} from './withoutParticle';

/**
 * All synonym groups of a language: glossary terms, generic verbs, names of tools, furniture,
 * rooms and browsers, and everyday words. Glossary terms also match in the other language: readers borrow words,
 * or forget which of the two sites they are on.
 */
export function synonymGroups(language: 'en' | 'fr'): SynonymGroup[] {
  const other = language === 'fr' ? 'en' : 'fr';
  const terms = Object.entries<GlossaryEntry>(glossary).map(([name, entry]) => ({
    name,
    words: [entry[language].term, ...entry.synonyms[language]].map((text) =>
      withoutParticle(text, language),
    ),
    borrowed: [entry[other].term, ...entry.synonyms[other]].map((text) =>
      withoutParticle(text, other),
    ),
  }));
  const everyday = language === 'fr' ? frenchEveryday : englishEveryday;
  const borrowings = language === 'fr' ? frenchBorrowed : [];
  const genericVerbs = language === 'fr' ? frenchGenericVerbs : englishGenericVerbs;
  return [
    ...terms,
    ...genericVerbs.map((words, index) => ({name: `${genericVerb}${index}`, words})),
    {name: otherTool, words: otherTools},
    {name: furniture, words: language === 'fr' ? frenchFurniture : englishFurniture},
    {name: `${kind}room`, words: rooms[language]},
    {
      name: `${kind}browser`,
      words: [language === 'fr' ? 'navigateur' : 'browser', ...namedBrowsers],
    },
    ...everyday.map((words, index) => ({name: `everyday-${index}`, words})),
    ...borrowings.map(([word, ...borrowed]) => ({
      name: `borrowed-${word}`,
      words: [word],
      borrowed,
    })),
  ];
}
