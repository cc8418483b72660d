import {translate} from '@docusaurus/Translate';

/** What a figure or a calculator says while it is on its way, in the language of the page. */
export const loadingWord = (): string =>
  translate({
    id: 'site.loading',
    message: 'Loading',
    description: 'Said, and name of the bar that shows, while a page or the search is being loaded',
  });
