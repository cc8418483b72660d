import {describe, expect, it} from 'vitest';
import type {Locale} from '../../../site';
import {readingEase} from './readingEase';
import {syllablesOf} from './syllablesOf';

describe('syllables', () => {
  const known: Readonly<Record<Locale, Readonly<Record<string, number>>>> = {
    fr: {
      mur: 1,
      portes: 1,
      étage: 2,
      'l’étage': 2,
      'qu’il': 1,
      idées: 2,
      réalité: 4,
      géant: 2,
      naïf: 2,
      poète: 2,
      plier: 2,
      client: 2,
      lieu: 1,
      yeux: 1,
      voyez: 2,
      appuyez: 3,
      guide: 1,
      affichent: 2,
      récent: 2,
      document: 3,
      escalier: 3,
      sélectionnez: 4,
      'rez-de-chaussée': 4,
      le: 1,
    },
    en: {
      wall: 1,
      rooms: 1,
      wide: 1,
      placed: 1,
      needed: 2,
      boxes: 2,
      table: 2,
      stairs: 1,
      area: 3,
      create: 2,
      previous: 3,
      option: 2,
      useful: 2,
      measurements: 3,
      drawing: 2,
      material: 4,
      question: 2,
      the: 1,
    },
  };

  it.each(
    Object.entries(known).flatMap(([language, words]) =>
      Object.entries(words).map(([word, count]) => [language, word, count] as const),
    ),
  )('%s: %s has %i', (language, word, count) => {
    expect(syllablesOf(word, language as Locale)).toBe(count);
  });
});

describe('ease of reading', () => {
  it('is the published formula of each language', () => {
    // One sentence, six words, six syllables.
    expect(readingEase(['The cat sat on the mat.'], 'en').score).toBeCloseTo(
      206.835 - 1.015 * 6 - 84.6,
      5,
    );
    // Two sentences, seven words, eight syllables.
    expect(readingEase(['Le chat dort. Il a bien mangé.'], 'fr').score).toBeCloseTo(
      207 - 1.015 * 3.5 - (73.6 * 8) / 7,
      5,
    );
  });

  it('is lower for long sentences and for long words', () => {
    const easy = readingEase(['Cliquez sur le mur. Tapez sa longueur.'], 'fr');
    const hard = readingEase(
      [
        'La détermination préalable de la longueur représentative conditionne la configuration dimensionnelle ultérieure.',
      ],
      'fr',
    );
    expect(easy.score).toBeGreaterThan(70);
    expect(hard.score).toBeLessThan(20);
  });

  it('ignores the output of tags, and numbers', () => {
    expect(readingEase(['Tapez \uFFFC ou 4,50.'], 'fr').words).toBe(2);
  });
});
