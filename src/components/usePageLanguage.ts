import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Language} from '../product/language';

/** The language of the page being rendered: the locale of the build it belongs to. */
export function usePageLanguage(): Language {
  return useDocusaurusContext().i18n.currentLocale === 'fr' ? 'fr' : 'en';
}
