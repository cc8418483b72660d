import {describe, expect, it} from 'vitest';
import type {LetterGroup} from '../../components/Glossary/GlossaryTerm';
import {glossary} from '../../glossary';
import {groupTerms} from './groupTerms';

describe.each(['en', 'fr'] as const)('the glossary in %s', (locale) => {
  // Typed as the component's prop.
  const groups: readonly LetterGroup[] = groupTerms(locale);

  it('contains every term once', () => {
    const names = groups.flatMap(({terms}) => terms.map(({name}) => name));
    expect(names.sort()).toEqual(Object.keys(glossary).sort());
  });

  it('is sorted from A to Z, with each letter once', () => {
    const letters = groups.map(({letter}) => letter);
    expect(letters).toEqual([...new Set(letters)].sort());
  });
});

it('has a position for the letters of both languages, in alphabetical order', () => {
  const placesIn = (locale: 'en' | 'fr') =>
    groupTerms(locale).flatMap(({letter, absentLetters}) => [...absentLetters, letter]);
  const inEnglish = placesIn('en');
  const inFrench = placesIn('fr');
  expect([...inEnglish].sort()).toEqual([...inFrench].sort());
  expect(new Set(inEnglish).size).toBe(inEnglish.length);
  expect(groupTerms('en').some(({absentLetters}) => absentLetters.length > 0)).toBe(true);
  for (const places of [inEnglish, inFrench]) {
    // Only the last letter of a language has no group after it.
    const last = places.at(-1) ?? '';
    const before = places.filter((letter) => letter <= last);
    expect(before).toEqual([...before].sort());
  }
});

it('sorts É under E in French, and verbs under their first letter in English', () => {
  const letterOf = (locale: 'en' | 'fr', name: string) =>
    groupTerms(locale).find(({terms}) => terms.some((term) => term.name === name))?.letter;
  expect(letterOf('fr', 'floor')).toBe('E');
  expect(letterOf('en', 'draw')).toBe('D');
});
