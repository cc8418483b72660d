import type {DocusaurusConfig} from '@docusaurus/types';
import {assertBuildable} from './assertBuildable';
import {type Addresses, baseUrlFaults} from './baseUrlFaults';
import {blogFaults} from './blogFaults';

/**
 * Checks early for settings that this site does not support. Otherwise they would end in an error
 * elsewhere that names neither the setting nor a remedy.
 *
 * @param config the configuration of the site, as written
 * @param blog the option of the classic preset
 * @throws with every fault at once: file, setting, fault, remedy
 */
export function assertSiteConfig(
  {i18n, plugins}: Pick<DocusaurusConfig, 'plugins'> & {readonly i18n: Addresses},
  blog: unknown,
): void {
  assertBuildable([...baseUrlFaults(i18n), ...blogFaults(plugins, blog)]);
}
