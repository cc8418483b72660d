import {describe, expect, it} from 'vitest';
import {findFacts} from './findFacts';

const namesIn = (text: string, locale: 'en' | 'fr') =>
  findFacts(text, locale).map(({name}) => name);

describe('findFacts', () => {
  it.each([
    ['en', 'Walls are 2.50\u00a0m high.', 'wallHeight'],
    ['en', 'Walls are 2.5 m high.', 'wallHeight'],
    ['en', 'Walls are 2.5m high.', 'wallHeight'],
    ['en', 'Walls are 250cm high.', 'wallHeight'],
    ['en', 'Steps of 15degrees.', 'snapAngleStep'],
    ['en', 'At 40percent.', 'backgroundOpacityMin'],
    ['en', 'Files in JPG and PNG.', 'backgroundFormats'],
    ['en', 'Walls are 250 cm high.', 'wallHeight'],
    ['en', 'Walls are 2.5 metres high.', 'wallHeight'],
    ['fr', 'La cloison mesure 10 cm.', 'partitionThickness'],
    ['en', 'Outer walls are 20 centimetres thick.', 'outerWallThickness'],
    ['fr', 'Les formats JPG et PNG conviennent.', 'backgroundFormats'],
    ['fr', 'Un fichier PDF, JPG ou PNG.', 'backgroundFormats'],
    ['fr', 'Les murs font 2,5 m de haut.', 'wallHeight'],
    ['fr', 'Les murs font 2,50 mètres.', 'wallHeight'],
    ['fr', 'Les murs font 250\u202fcm.', 'wallHeight'],
    ['en', 'Steps of 15 degrees.', 'snapAngleStep'],
    ['en', 'Steps of 15°.', 'snapAngleStep'],
    ['fr', 'Des pas de 15 degrés.', 'snapAngleStep'],
    ['fr', 'À 40 pour cent.', 'backgroundOpacityMin'],
    ['en', 'At 40 percent.', 'backgroundOpacityMin'],
    ['fr', 'Au moins 14\u00a0caractères.', 'passwordLengthLetters'],
    ['en', 'A phrase of 7 words.', 'passphraseWords'],
    ['en', 'Since Chrome 139, 3D needs a card.', 'chromeWithoutSoftwareRendering'],
  ] as const)('finds in %s: %s', (locale, text, name) => {
    expect(namesIn(text, locale)).toEqual([name]);
  });

  it.each([
    ['en', 'A wall of 2.55 m, 12.5 m or 2.5 m².'],
    ['en', 'A drawing 12 cm wide, 1250 cm long, as a PDF or PNG.'],
    ['en', 'At −15°, at 115°, at 15.5°.'],
    ['fr', 'Un mur de 2,55 m ; 15 degrésiens.'],
    ['en', '14 walls, 7 doors, 15 words, Chrome 1390, 114 characters.'],
  ] as const)('ignores other numbers in %s: %s', (locale, text) => {
    expect(namesIn(text, locale)).toEqual([]);
  });
});
