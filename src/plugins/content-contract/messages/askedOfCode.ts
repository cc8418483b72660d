import type {Locale} from '../../../site';
import type {AskedFile} from './AskedFile';
import {codeTexts} from './codeTexts';
import {upstreamMessages} from './upstreamMessages';

/**
 * The messages that code looks up in the file of a language: its own, and those of Docusaurus's
 * theme that come in English.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function askedOfCode(siteDir: string, locale: Locale): AskedFile {
  const {texts, areAll} = codeTexts(siteDir);
  const ofTheme = upstreamMessages(locale, 'theme-common');
  const translated = new Set(ofTheme.flatMap(({id, isTranslated}) => (isTranslated ? [id] : [])));
  const own = texts.map((text) => ({...text, isNeeded: !translated.has(text.key)}));
  const upstream = [
    ...ofTheme.map(({id, words, isTranslated}) => ({key: id, words, isNeeded: !isTranslated})),
    // Used only with a hosted search, whose theme then brings its own messages.
    ...upstreamMessages(locale, 'theme-search-algolia').map(({id, words}) => {
      return {key: id, words, isNeeded: false};
    }),
  ];
  const ownKeys = new Set(own.map(({key}) => key));
  return {
    file: `i18n/${locale}/code.json`,
    locale,
    messages: [
      ...own,
      ...upstream
        .filter(({key}) => !ownKeys.has(key))
        .map((message) => ({...message, origin: 'Docusaurus'})),
    ],
    isWhole: areAll,
  };
}
