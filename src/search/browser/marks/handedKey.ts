/** Storage key of the words to highlight in results that are opened in new tabs. */
export const handedKey = 'search.marks';
