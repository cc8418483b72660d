/** The file that lists the pages which rules know by name. */
export const namedPagesFile = 'src/plugins/content-contract/namedPages.ts';
