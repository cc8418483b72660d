import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {createElement, type ReactElement} from 'react';

/**
 * Stands in the browser for the part of core of this name, and says the same but for the titles:
 * upstream's would take the place of the page's own until that page has come to life. Every page
 * states its title.
 */
export default function SiteMetadataDefaults(): ReactElement {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {favicon, noIndex} = siteConfig;
  const icon = useBaseUrl(favicon);
  const locale = i18n.localeConfigs[i18n.currentLocale];
  return createElement(
    Head,
    null,
    createElement('html', {lang: locale?.htmlLang, dir: locale?.direction}),
    createElement('meta', {name: 'viewport', content: 'width=device-width, initial-scale=1.0'}),
    noIndex && createElement('meta', {name: 'robots', content: 'noindex, nofollow'}),
    favicon && createElement('link', {rel: 'icon', href: icon}),
  );
}
