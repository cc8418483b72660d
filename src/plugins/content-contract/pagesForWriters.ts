import {namedPages} from './namedPages';

/** The pages that teach how pages are written, to those who write the current version. */
export const pagesForWriters: readonly string[] = [namedPages.specimen, namedPages.template];
