import {translate} from '@docusaurus/Translate';

/** What the dialog is, and what its field asks for. */
export const dialogName = (): string =>
  translate({
    id: 'site.search.dialog',
    message: 'Search the help centre',
    description: 'Name of the search dialog, and placeholder of its field',
  });
