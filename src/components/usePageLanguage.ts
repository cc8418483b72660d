import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Locale} from '../site';

/** The language of the page being rendered: the locale of the build it belongs to. */
export function usePageLanguage(): Locale {
  return useDocusaurusContext().i18n.currentLocale === 'fr' ? 'fr' : 'en';
}
