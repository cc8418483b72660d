import type {I18n} from '@docusaurus/types';
import {without} from '../without';

/** Location of the translations: build only. */
const buildFields = new Set<string>(['path'] satisfies (keyof I18n)[]);

/** Fields of a locale. The calendar is for dates, which no page shows. */
const buildLocaleFields = new Set<string>([
  'calendar',
  'path',
  'translate',
] satisfies (keyof I18n['localeConfigs'][string])[]);

/**
 * The site's locales for browsers.
 *
 * @param source the JSON that Docusaurus writes
 */
export function stripI18n(source: string): string {
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
