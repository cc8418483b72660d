import {translate} from '@docusaurus/Translate';

/**
 * The word shown and announced while a figure or a calculator loads, in the language of the page.
 */
export const loadingWord = (): string =>
  translate({
    id: 'site.loading',
    message: 'Loading',
    description: 'Said, and name of the bar that shows, while a page or the search is being loaded',
  });
