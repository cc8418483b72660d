import {expect, it} from 'vitest';
import {analysisOf} from '../../analysis/analysisOf';
import {findMarks} from './findMarks';

function found(marks: readonly string[], text: string): string[] {
  return findMarks(marks)(text).map(({start, end}) => text.slice(start, end));
}

it.each([
  [['mur'], 'Le mur, les MURS et un muret', ['mur']],
  [['etage'], 'L’étage', ['étage']],
  [['mot de passe'], 'Un mot : le mot\u00a0de passe', ['mot\u00a0de passe']],
  [['d un coup'], 'D’un coup, un coup', ['D’un coup']],
  [['mot de passe'], 'Le mot de', []],
])('%j in %s', (marks, text, expected) => {
  expect(found(marks, text)).toEqual(expected);
});

it.each(['fr', 'en'] as const)(
  'finds a number in the spelling used by the search in %s',
  (language) => {
    const text = 'De 4,50 m ou 4.50 m';
    const [, number] = analysisOf(language).words(text);
    expect(found([number?.surface ?? ''], text)).toEqual(['4,50', '4.50']);
  },
);
