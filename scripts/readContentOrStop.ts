import type {ContentSite} from '../src/plugins/content-contract/ContentSite';
import {readContentSite} from '../src/plugins/content-contract/readContentSite';

/** The pages and all they refer to; when they cannot be read, says why and ends the command with 1. */
export function readContentOrStop(siteDir: string): ContentSite {
  try {
    return readContentSite(siteDir);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
