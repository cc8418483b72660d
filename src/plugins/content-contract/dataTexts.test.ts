import {describe, expect, it} from 'vitest';
import {glossary} from '../../glossary';
import {facts} from '../../product/facts';
import {keys} from '../../product/keys';
import {labels} from '../../product/labels';
import {shortcutGroups, shortcuts} from '../../product/shortcuts';
import {type Locale, localeNames} from '../../site';
import {spellingOf} from './spelling/spellingOf';
import {correctionsOf} from './typography/Correction';
import {englishTypography} from './typography/englishTypography';
import {frenchTypography} from './typography/frenchTypography';

/** Every text of a data file in one language: whatever stands under its name, at any depth. */
function textsIn(data: unknown, locale: Locale, isInside = false): readonly string[] {
  if (typeof data === 'string') {
    return isInside ? [data] : [];
  }
  if (typeof data !== 'object' || data === null) {
    return [];
  }
  return Object.entries(data).flatMap(([name, value]) =>
    name === 'synonyms' ? [] : textsIn(value, locale, isInside || name === locale),
  );
}

const isSpelt = spellingOf(process.cwd());

describe.each(localeNames)('the texts of src/product and glossary.ts in %s', (locale) => {
  const texts = textsIn({facts, keys, labels, shortcutGroups, shortcuts, glossary}, locale);
  const rules = locale === 'fr' ? frenchTypography : englishTypography;

  it('follow the typography of the language', () => {
    const faults = texts.flatMap((text) =>
      correctionsOf(text, rules).map(({what}) => `${text}: ${what}`),
    );
    expect(faults).toEqual([]);
  });

  it('are spelt right', () => {
    const words = texts.flatMap(
      (text) => text.match(/(?<!\p{N})\p{L}+(?:[’-]\p{L}+)*(?!\p{N})/gu) ?? [],
    );
    expect([...new Set(words)].filter((word) => !isSpelt(word, locale))).toEqual([]);
  });
});
