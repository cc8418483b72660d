import {describe, expect, it} from 'vitest';
import {glossary} from '../../glossary';
import {groupTerms} from './groupTerms';

describe.each(['en', 'fr'] as const)('the glossary in %s', (locale) => {
  const groups = groupTerms(locale);

  it('holds every term once', () => {
    const names = groups.flatMap(({terms}) => terms.map(({name}) => name));
    expect(names.sort()).toEqual(Object.keys(glossary).sort());
  });

  it('goes from A to Z, each letter once', () => {
    const letters = groups.map(({letter}) => letter);
    expect(letters).toEqual([...new Set(letters)].sort());
  });
});

it('files É under E in French, and verbs under their first letter in English', () => {
  const letterOf = (locale: 'en' | 'fr', name: string) =>
    groupTerms(locale).find(({terms}) => terms.some((term) => term.name === name))?.letter;
  expect(letterOf('fr', 'floor')).toBe('E');
  expect(letterOf('en', 'draw')).toBe('D');
});
