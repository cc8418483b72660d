import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type MovedPages, movedPages} from './movedPages';

/**
 * The redirects that a build was sealed with, read from its `_redirects` rather than from
 * src/site.ts: the checkout that serves or publishes may differ from the one that built.
 *
 * @param directory the sealed build; without the file there are no redirects
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
