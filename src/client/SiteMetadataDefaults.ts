import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {createElement, type ReactElement} from 'react';

/**
 * Stands in the browser for the part of core of this name, and says the same but for two things.
 * Upstream's titles would take the place of the page's own until that page has come to life, and
 * every page states its title. The language is that of the whole document, which was written with
 * it: to say it once more would undo what a browser has set that translates the page.
 */
export default function SiteMetadataDefaults(): ReactElement {
  const {favicon, noIndex} = useDocusaurusContext().siteConfig;
  const icon = useBaseUrl(favicon);
  return createElement(
    Head,
    null,
    createElement('meta', {name: 'viewport', content: 'width=device-width, initial-scale=1.0'}),
    noIndex && createElement('meta', {name: 'robots', content: 'noindex, nofollow'}),
    favicon && createElement('link', {rel: 'icon', href: icon}),
  );
}
