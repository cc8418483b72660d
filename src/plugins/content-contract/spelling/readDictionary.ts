import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {Locale} from '../../../site';
import {AffixDictionary} from './AffixDictionary';

const packages: Readonly<Record<Locale, string>> = {en: 'dictionary-en-gb', fr: 'dictionary-fr'};

const read = new Map<Locale, AffixDictionary>();

/** The dictionary of a language: British English, or French in both pre- and post-1990 spelling. */
export function readDictionary(siteDir: string, locale: Locale): AffixDictionary {
  const known = read.get(locale);
  if (known) {
    return known;
  }
  // The package exports its files only to ES modules, so read them directly.
  const require = createRequire(join(siteDir, 'package.json'));
  const directory = dirname(require.resolve(packages[locale]));
  const text = (ending: string) => readFileSync(join(directory, `index.${ending}`), 'utf8');
  const dictionary = new AffixDictionary(text('aff'), text('dic'));
  read.set(locale, dictionary);
  return dictionary;
}
