/**
 * The file beside the home page of a version that says where its index is. Upstream writes its own
 * index there, when its options ask for no hash.
 */
export const pointerName = 'search-index.json';
