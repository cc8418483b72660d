import {type Fact, type FactName, facts} from '../../../product/facts';
import type {Locale} from '../../../site';
import {formatFact} from '../../product/formatFact';
import type {Finding} from './Finding';
import {wordsPattern} from './wordsPattern';

/** A fact typed by hand. */
interface FoundFact extends Finding {
  readonly name: FactName;
}

/** Kinds of facts that look like any other number: counts and lengths. */
const ambiguousKinds = new Set(['count', 'centimetres']);

/** What a count counts: next to one of these words, in either language, the number is that fact. */
const counted: Partial<Record<FactName, string>> = {
  passwordLengthMixed: 'characters|caractères',
  passwordLengthLetters: 'characters|caractères|letters|lettres',
  passphraseWords: 'words|mots',
  chromeWithoutSoftwareRendering: 'Chrome',
  edgeWithoutSoftwareRendering: 'Edge',
};

const factNames = Object.keys(facts) as readonly FactName[];
/** A minus sign is not a hyphen: `−15°` is another angle. */
const before = '(?<![\\p{L}\\p{N},.−-])';
const after = '(?![\\p{L}\\p{N}²])';

/** `2.5`, `2.50` and, in French, `2,5`: trailing zeros do not matter. */
function decimalPattern(value: number): string {
  const [whole, digits = ''] = String(value).split('.');
  return digits ? `${whole}[.,]${digits}0*` : `${whole}(?:[.,]0+)?`;
}

const metreWords = 'm|metres?|meters?|mètres?';
const centimetreWords = 'cm|centimetres?|centimeters?|centimètres?';
const degreeWords = '°|degrees?|degrés?';
const percentWords = '%|percent|per cent|pour cent';

/** Forms of a fact other than the one that pages show. */
function looseForms(name: FactName): readonly string[] {
  const fact: Fact = facts[name];
  switch (fact.kind) {
    case 'metres': {
      const inMetres = `${decimalPattern(fact.lengthCm / 100)}\\s*(?:${metreWords})`;
      return [inMetres, `${fact.lengthCm}\\s*(?:${centimetreWords})`];
    }
    case 'degrees':
      return [`${fact.angleDeg}\\s*(?:${degreeWords})`];
    case 'percent':
      return [`${fact.percent}\\s*(?:${percentWords})`];
    case 'count': {
      const words = counted[name];
      return words ? [`(?<=(?:${words})\\s)${fact.count}`, `${fact.count}(?=\\s(?:${words}))`] : [];
    }
    case 'text':
      return Object.values(fact.text).flatMap(listForm);
    default:
      return [];
  }
}

/** Several items of a list such as `JPG, PNG or PDF`, in any order; a single one does not count. */
function listForm(text: string): readonly string[] {
  const items = text.split(/, | or | ou /);
  const item = `(?:${items.map(wordsPattern).join('|')})`;
  return items.length < 2
    ? []
    : [`${item}(?:,| and| et) ${item}(?:(?:,| or| and| ou| et) ${item})*`];
}

function patternOf(name: FactName, locale: Locale): RegExp {
  const plain = ambiguousKinds.has(facts[name].kind)
    ? []
    : [wordsPattern(formatFact(name, locale))];
  const forms = [...plain, ...looseForms(name)];
  return new RegExp(`${before}(?:${forms.join('|')})${after}`, 'gu');
}

interface Telling {
  readonly name: FactName;
  readonly pattern: RegExp;
}

function tellingIn(locale: Locale): readonly Telling[] {
  return factNames
    .filter((name) => name in counted || !ambiguousKinds.has(facts[name].kind))
    .map((name) => ({name, pattern: patternOf(name, locale)}));
}

const telling: Readonly<Record<Locale, readonly Telling[]>> = {
  en: tellingIn('en'),
  fr: tellingIn('fr'),
};

/**
 * The numbers of a text that src/product/facts.ts defines, in common notations.
 *
 * @param text visible text; the rest is masked by U+FFFC
 */
export function findFacts(text: string, locale: Locale): readonly FoundFact[] {
  return telling[locale].flatMap(({name, pattern}) =>
    [...text.matchAll(pattern)].map(({0: found, index}) => ({index, text: found, name})),
  );
}
