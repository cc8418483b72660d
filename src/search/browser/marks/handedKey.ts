/** Under which results opened in tabs of their own leave the words to mark. */
export const handedKey = 'search.marks';
