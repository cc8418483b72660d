/** Where the pages stand that rules know by name. */
export const namedPagesFile = 'src/plugins/content-contract/namedPages.ts';
