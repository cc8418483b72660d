import {describe, expect, it} from 'vitest';
import {spellingOf} from './spellingOf';

const isSpelt = spellingOf(process.cwd());

describe('French', () => {
  it.each([
    'maison',
    'Maison',
    'l’étage',
    'L’échelle',
    'sont',
    'accrochées',
    'sélectionnez',
    'centimètres',
    'rez-de-chaussée',
    'faites-la',
    'jusqu’au',
    'WebGL',
    'PDF',
    'Windows',
    'France',
  ])('accepts %s', (word) => expect(isSpelt(word, 'fr')).toBe(true));

  it.each([
    ...['maisson', 'l’etage', 'Etage', 'coeur', 'selectionnez', 'accrochéees', 'garden'],
    ...['WIndows', 'FRance', 'MUrs', 'mUrs', 'windows', 'l’ÉTage'],
  ])('rejects %s', (word) => expect(isSpelt(word, 'fr')).toBe(false));
});

describe('English', () => {
  it.each(['wall', 'Walls', 'colour', 'won’t', 'customise', 'redrawn', 'reader’s', 'right-angled'])(
    'accepts %s',
    (word) => expect(isSpelt(word, 'en')).toBe(true),
  );

  it.each(['wal', 'color', 'recieve', 'maison', 'WIndows', 'FRance', 'WAlls'])(
    'rejects %s',
    (word) => expect(isSpelt(word, 'en')).toBe(false),
  );
});
