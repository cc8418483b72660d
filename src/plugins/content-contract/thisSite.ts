import {readContentSite} from './reading/readContentSite';

/** This checkout's site, for tests that do not change it; read once per process. */
export const thisSite = readContentSite(process.cwd());
