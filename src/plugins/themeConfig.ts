import type * as Preset from '@docusaurus/preset-classic';
import {announcement, brand, hostedSearch, mainSiteLinks, tocHeadingLevels} from '../site';
import {localeFromEnvironment} from './currentLocale';
import {inlinePicture} from './inlinePicture';
import {brandPictures} from './shell-config/brandPictures';

const locale = localeFromEnvironment();

/**
 * What the page shell shows: navbar, footer, announcement, colour mode. Labels are English here
 * and French in i18n/fr/docusaurus-theme-classic.
 */
export const themeConfig: Preset.ThemeConfig = {
  image: brandPictures.card.path,
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {
    sidebar: {hideable: false, autoCollapseCategories: false},
    versionPersistence: 'localStorage',
  },
  tableOfContents: {
    minHeadingLevel: tocHeadingLevels.min,
    maxHeadingLevel: tocHeadingLevels.max,
  },
  // Upstream translates labels of the config but not the bar's content: the locale picks it here.
  ...(announcement && {
    announcementBar: {...announcement, content: announcement.content[locale]},
  }),
  ...(hostedSearch && {algolia: {...hostedSearch, searchPagePath: 'search'}}),
  // Code has its colours when the site is built, from its own style sheet: none are sent as data.
  prism: {theme: {plain: {}, styles: []}},
  navbar: {
    title: brand.name,
    hideOnScroll: true,
    logo: {alt: brand.name, src: inlinePicture(brandPictures.logo.path), width: 32, height: 32},
    items: [
      {
        type: 'docSidebar',
        sidebarId: 'tutorialSidebar',
        label: 'Start your project',
        position: 'left',
      },
      {type: 'search', position: 'right'},
      {type: 'docsVersionDropdown', position: 'right'},
      {type: 'localeDropdown', position: 'right'},
      {href: mainSiteLinks.home, label: 'Return to Home', position: 'right', target: '_self'},
    ],
  },
  footer: {
    style: 'light',
    links: [
      {label: 'Privacy policy', href: mainSiteLinks.privacy, target: '_self'},
      {label: 'Terms and conditions', href: mainSiteLinks.terms, target: '_self'},
      {label: 'Contact', href: mainSiteLinks.contact, target: '_self'},
    ],
    copyright: `© ${brand.copyrightYear} ${brand.name}`,
  },
};
