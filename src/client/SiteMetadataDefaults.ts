import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {createElement, type ReactElement} from 'react';

/**
 * Replaces core's component of this name in the browser bundle, with two differences. It sets no
 * default title: every page has its own, and upstream's default would replace it until the page is
 * hydrated. It does not set `<html lang>`, which is already in the static page: setting it again
 * would undo the change made by a browser that translates the page.
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
