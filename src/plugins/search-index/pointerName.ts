/**
 * The file next to the home page of a version that says where its index is. Upstream writes its own
 * index there when hashing is off.
 */
export const pointerName = 'search-index.json';
