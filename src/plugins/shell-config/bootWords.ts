/** The texts of the notice, in the language of the page. */
export interface BootWords {
  /** With the placeholders `{built}` and `{suggested}`. */
  readonly baseUrl: string;
  readonly failed: string;
  readonly retry: string;
}

const english: Readonly<Record<string, string>> = {
  'site.boot.baseUrl':
    'This help centre must be published at “{built}” on its own domain, but this copy is at “{suggested}”.',
  'site.boot.failed': 'Part of this page could not be loaded: search and menus may not work.',
  'site.loading.retry': 'Retry',
};

/**
 * The texts of the notice that explains why the page does not work.
 *
 * @param translations messages of `i18n/<locale>/code.json`
 */
export function bootWords(translations: Readonly<Record<string, string>>): BootWords {
  const word = (id: string): string => translations[id] ?? english[id] ?? id;
  return {
    baseUrl: word('site.boot.baseUrl'),
    failed: word('site.boot.failed'),
    retry: word('site.loading.retry'),
  };
}
