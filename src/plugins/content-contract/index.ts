import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkContent} from './checkContent';
import {formatFaults} from './faults/formatFaults';

/**
 * Stops a build that would publish a faulty page. Runs while plugins are set up, before Docusaurus
 * reads the pages, so that writers get our sentences and all of them at once. While writing, the
 * faults are listed by `npm start` and stop nothing.
 *
 * Ends the process with status 1 when a page breaks the content contract, having listed every fault.
 */
export default function contentContract({siteDir, i18n}: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  // One look covers all languages: the build of the first one takes it.
  if (isBuild && i18n.currentLocale === i18n.defaultLocale) {
    const faults = checkContent(siteDir);
    if (faults.length > 0) {
      console.error(`\nPages break the content contract.\n\n${formatFaults(faults)}`);
      // What is thrown here Docusaurus wraps into stacks of its own: noise to those who write.
      process.exit(1);
    }
  }
  return {name: 'content-contract'};
}
