import type {DocusaurusConfig} from '@docusaurus/types';
import {type Addresses, baseUrlFaults} from './baseUrlFaults';
import {blogFaults} from './blogFaults';

/**
 * Checks what this site cannot be built with, before anything is read: later it would end in an
 * error of another part that names neither the setting nor a remedy.
 *
 * @param config the configuration of the site, as it is written
 * @param blog the option of the classic preset
 * @throws with every fault at once: file, setting, fault, remedy
 */
export function assertSiteConfig(
  {i18n, plugins}: Pick<DocusaurusConfig, 'plugins'> & {readonly i18n: Addresses},
  blog: unknown,
): void {
  const faults = [...baseUrlFaults(i18n), ...blogFaults(plugins, blog)];
  if (faults.length > 0) {
    const message = `The site cannot be built:\n${faults.map((fault) => `- ${fault}`).join('\n')}`;
    // Docusaurus prints the stack, which leads to this file and not to the setting.
    throw Object.assign(new Error(message), {stack: message});
  }
}
