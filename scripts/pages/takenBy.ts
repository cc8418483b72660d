import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {addressOf} from '../../src/plugins/content-contract/page/addressOf';
import {withoutSlash} from '../../src/plugins/content-contract/page/withoutSlash';
import {fileOf} from '../../src/plugins/content-contract/reading/locatePage';
import {localeNames, redirects} from '../../src/site';

/** Both files that have the address of a path: `walls.mdx` and `walls/index.mdx`. */
function pathsAt(path: string): readonly string[] {
  const name = path.replace(/(?:\/index)?\.mdx$/, '');
  return [`${name}.mdx`, `${name}/index.mdx`];
}

/**
 * Where a page with the address of a path already is, in any language, or where that address leads.
 *
 * @param path of a page to write, inside its edition
 * @param moved the path of the page that is to go there: neither it nor what leads to it is in its way
 * @returns nothing when the address is free
 */
export function takenBy(siteDir: string, path: string, moved?: string): string | undefined {
  const files = localeNames.flatMap((locale) =>
    pathsAt(path)
      .filter((own) => own !== moved)
      .map((own) => fileOf(locale, 'current', own)),
  );
  const target = redirects[addressOf(path)];
  const comesBack = moved !== undefined && withoutSlash(target ?? '') === addressOf(moved);
  return (
    files.find((file) => existsSync(join(siteDir, file))) ??
    (target && !comesBack ? `redirects in src/site.ts sends it to ${target}` : undefined)
  );
}
