import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkContent} from './checkContent';
import {formatFaults} from './faults/formatFaults';

/**
 * Stops a build that would publish a page with faults. Runs while plugins are initialised, before
 * Docusaurus reads the pages, so that writers see our messages, and all of them at once. During
 * `npm start` the faults are only listed.
 *
 * Prints every fault and exits the process with status 1 when a page breaks the content contract.
 */
export default function contentContract({siteDir, i18n}: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  // One check covers all languages, so only the first locale's build runs it.
  if (isBuild && i18n.currentLocale === i18n.defaultLocale) {
    const faults = checkContent(siteDir);
    if (faults.length > 0) {
      console.error(`\nPages break the content contract.\n\n${formatFaults(faults)}`);
      // Docusaurus would wrap a thrown error in its own stack traces, which are noise to writers.
      process.exit(1);
    }
  }
  return {name: 'content-contract'};
}
