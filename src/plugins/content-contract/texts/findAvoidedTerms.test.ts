import {describe, expect, it} from 'vitest';
import {findAvoidedTerms} from './findAvoidedTerms';

const wordsIn = (locale: 'en' | 'fr', text: string) =>
  [...findAvoidedTerms(text, locale)]
    .sort((one, other) => one.index - other.index)
    .map(({text: word}) => word);

describe('findAvoidedTerms', () => {
  it.each([
    ['fr', 'Calibrez le plan, sauvegardez, dégroupez.', ['Calibrez', 'sauvegardez', 'dégroupez']],
    ['fr', 'Un plan étalonné, des plans calibrés.', ['étalonné', 'calibrés']],
    [
      'fr',
      'En sauvegardant, il calibre ; nous défaisons.',
      ['sauvegardant', 'calibre', 'défaisons'],
    ],
    ['fr', 'Il faut défaire les rambardes.', ['défaire', 'rambardes']],
    ['en', 'Calibrate it: a calibrated plan.', ['Calibrate', 'calibrated']],
    ['en', 'It calibrates; calibrating helps.', ['calibrates', 'calibrating']],
    ['en', 'You are logged in, logging\u00a0out.', ['logged in', 'logging\u00a0out']],
    ['en', 'The guard rails.', ['guard rails']],
  ] as const)('finds in %s: %s', (locale, text, words) => {
    expect(wordsIn(locale, text)).toEqual(words);
  });

  it.each([
    ['fr', 'Les sauvegardes techniques et la sauvegarde. Une défaite.'],
    ['en', 'The calibre of the login-form, recalibrated.'],
  ] as const)('ignores other words in %s: %s', (locale, text) => {
    expect(wordsIn(locale, text)).toEqual([]);
  });
});
