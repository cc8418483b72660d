import type {I18n} from '@docusaurus/types';
import {without} from '../without';

/** Where translations lie, and whether pages are translated at all, is for the build only. */
const buildFields = new Set<string>(['path'] satisfies (keyof I18n)[]);

/** Of a language. Its calendar is for dates, of which no page shows one. */
const buildLocaleFields = new Set<string>([
  'calendar',
  'path',
  'translate',
] satisfies (keyof I18n['localeConfigs'][string])[]);

/**
 * The languages of the site, as browsers read them.
 *
 * @param source the JSON that Docusaurus writes
 */
export function leanI18n(source: string): string {
  const {localeConfigs, ...others} = JSON.parse(source) as I18n;
  const languages = Object.entries(localeConfigs).map(([locale, config]) => [
    locale,
    without(config, buildLocaleFields),
  ]);
  return JSON.stringify({
    ...without(others, buildFields),
    localeConfigs: Object.fromEntries(languages),
  });
}
