import {expect, it} from 'vitest';
import {glossary} from '../../../glossary';
import {avoidedSynonyms} from './avoidedSynonyms';

it.each(['en', 'fr'] as const)('lists only synonyms from the glossary in %s', (locale) => {
  const synonyms = new Set<string>(
    Object.values(glossary).flatMap((entry) => entry.synonyms[locale]),
  );
  expect(avoidedSynonyms[locale].filter((synonym) => !synonyms.has(synonym))).toEqual([]);
});
