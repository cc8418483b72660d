import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePageExists} from '../addresses/usePageExists';
import {useShownSuffix} from '../addresses/useShownSuffix';
import {localeHref} from './localeHref';

export interface LocaleLink {
  readonly locale: string;
  readonly label: string;
  /** BCP 47 tag for `lang` and `hreflang`. */
  readonly htmlLang: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/**
 * A link to the current page in each locale, in the order of the configuration.
 *
 * @param queryString query from the configuration, appended to the page's own
 */
export function useLocaleLinks(queryString?: string): readonly LocaleLink[] {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  const exists = usePageExists();
  const suffix = useShownSuffix();
  const page = {pathname, ...suffix, exists, baseUrl: siteConfig.baseUrl};
  return i18n.locales.flatMap((locale) => {
    const config = i18n.localeConfigs[locale];
    if (!config) {
      return [];
    }
    const origin = config.url === siteConfig.url ? '' : config.url;
    const href = localeHref(page, origin + config.baseUrl, queryString);
    const {label, htmlLang} = config;
    return [{locale, label, htmlLang, href, isCurrent: locale === i18n.currentLocale}];
  });
}
