import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Language} from '../product/language';

/** The language of the page: the locale of the current build. */
export function usePageLanguage(): Language {
  return useDocusaurusContext().i18n.currentLocale === 'fr' ? 'fr' : 'en';
}
