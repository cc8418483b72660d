import {readContentSite} from './reading/readContentSite';

/** The site of this checkout, for tests that do not change it: read once for all that share a process. */
export const thisSite = readContentSite(process.cwd());
