import {type Fact, type FactName, facts} from '../../product/facts';
import type {Language} from '../../product/language';

const noBreakSpace = '\u00a0';

/** A length, an angle or a count, with the language's decimal sign and minus sign. */
function formatNumber(value: number, language: Language, fractionDigits: number): string {
  const digits = new Intl.NumberFormat(language, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(Math.abs(value));
  return value < 0 ? `−${digits}` : digits;
}

function plural(count: number, [singular, several]: readonly [string, string]): string {
  return `${count}${noBreakSpace}${count > 1 ? several : singular}`;
}

const durationWords = {
  days: {en: ['day', 'days'], fr: ['jour', 'jours']},
  minutes: {en: ['minute', 'minutes'], fr: ['minute', 'minutes']},
  months: {en: ['month', 'months'], fr: ['mois', 'mois']},
  years: {en: ['year', 'years'], fr: ['an', 'ans']},
} as const;

const rangeWord = {en: 'to', fr: 'à'} as const;

/**
 * A product fact as shown to readers: number, no-break space, unit.
 *
 * @param name the fact's name in src/product/facts.ts
 * @param language the language of the page
 * @returns for example `0,10 m` in French, `15°` in both
 * @throws when the name is unknown; the message lists the known ones
 */
export function formatFact(name: string, language: Language): string {
  const fact: Fact | undefined = Object.hasOwn(facts, name) ? facts[name as FactName] : undefined;
  if (!fact) {
    throw new Error(
      `No fact named "${name}" in src/product/facts.ts. Known names: ${Object.keys(facts).join(', ')}.`,
    );
  }
  switch (fact.kind) {
    case 'metres':
      return `${formatNumber(fact.lengthCm / 100, language, 2)}${noBreakSpace}m`;
    case 'centimetres':
      return `${formatNumber(fact.lengthCm, language, 0)}${noBreakSpace}cm`;
    case 'centimetreRange':
      return `${fact.minCm} ${rangeWord[language]} ${fact.maxCm}${noBreakSpace}cm`;
    case 'degrees':
      return `${formatNumber(fact.angleDeg, language, 0)}°`;
    case 'percent':
      return language === 'fr' ? `${fact.percent}${noBreakSpace}%` : `${fact.percent}%`;
    case 'days':
      return plural(fact.days, durationWords.days[language]);
    case 'minutes':
      return plural(fact.minutes, durationWords.minutes[language]);
    case 'months':
      return plural(fact.months, durationWords.months[language]);
    case 'years':
      return plural(fact.years, durationWords.years[language]);
    case 'count':
      return formatNumber(fact.count, language, 0);
    case 'text':
      return fact.text[language];
  }
}
