/** Id of the place before the skip link: the focus goes there when a page is swapped in. */
export const pageStartId = 'page-start';
