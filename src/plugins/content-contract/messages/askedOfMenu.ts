import type {Locale} from '../../../site';
import type {SiteVersions} from '../ContentSite';
import type {Menu} from '../menu/Menu';
import {versionsSource} from '../reading/findVersions';
import type {AskedFile} from './AskedFile';
import {hasWords} from './hasWords';

/** The messages that a version and its menu look up in the file of a language. */
export function askedOfMenu(menu: Menu, versions: SiteVersions, locale: Locale): AskedFile {
  const label =
    menu.version === 'current' ? versions.current : menu.version.replace('version-', '');
  const name = {key: 'version.label', words: label, origin: `${versionsSource}:${versions.line}`};
  const texts = menu.texts.map(({key, words, line}) => ({
    key,
    words,
    origin: `${menu.file}:${line}`,
  }));
  return {
    file: `i18n/${locale}/docusaurus-plugin-content-docs/${menu.version}.json`,
    locale,
    messages: [name, ...texts].map((text) => ({...text, isNeeded: hasWords(text.words)})),
    isWhole: menu.hasAllTexts,
  };
}
