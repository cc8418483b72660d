import {namedPages} from './namedPages';

/** The pages that show how pages are written; current version only. */
export const pagesForWriters: readonly string[] = [namedPages.syntaxReference, namedPages.template];
