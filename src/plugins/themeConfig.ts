import type * as Preset from '@docusaurus/preset-classic';
import {announcement, brand, hostedSearch, mainSiteLinks, tocHeadingLevels} from '../site';
import {localeFromEnvironment} from './currentLocale';
import {inlinePicture} from './inlinePicture';
import {brandPictures} from './shell-config/brandPictures';

const locale = localeFromEnvironment();

/**
 * The page shell: navbar, footer, announcement, colour mode. Labels are in English here and in
 * French in i18n/fr/docusaurus-theme-classic.
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
  // Upstream translates the labels of the config but not the bar's content, so the locale is chosen
  // here.
  ...(announcement && {
    announcementBar: {...announcement, content: announcement.content[locale]},
  }),
  ...(hostedSearch && {algolia: {...hostedSearch, searchPagePath: 'search'}}),
  // Code is highlighted at build time with its own style sheet, so no colours are sent as data.
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
