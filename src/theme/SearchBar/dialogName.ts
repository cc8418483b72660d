import {translate} from '@docusaurus/Translate';

/** Name of the dialog, also used as the placeholder of its field. */
export const dialogName = (): string =>
  translate({
    id: 'site.search.dialog',
    message: 'Search the help centre',
    description: 'Name of the search dialog, and placeholder of its field',
  });
