import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type MovedPages, movedPages} from './movedPages';

/**
 * The old addresses that a build was sealed with. They are read from its `_redirects` and not taken
 * from src/site.ts: the checkout that serves or publishes may be another than the one that built.
 *
 * @param directory the sealed build; one that has lost its list leads nobody on
 */
export function builtRedirects(directory: string): MovedPages {
  const file = join(directory, '_redirects');
  const rules = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return movedPages(
    [...rules.matchAll(/^(\S+) (\S+) 301$/gm)].map(
      ([, from = '', to = '']) => [decodeURIComponent(from), decodeURIComponent(to)] as const,
    ),
  );
}
