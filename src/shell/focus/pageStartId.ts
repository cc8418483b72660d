/** Id of the element before the skip link, which gets the focus on a client-side page change. */
export const pageStartId = 'page-start';
