/** Selects the fields and buttons that open the search; a field passes its text as the query. */
export const opener = '[data-opens-search]';
