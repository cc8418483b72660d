/** What any field or button that opens the search carries: a field gives it what it holds. */
export const opener = '[data-opens-search]';
