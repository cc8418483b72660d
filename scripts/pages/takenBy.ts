import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {addressOf} from '../../src/plugins/content-contract/page/addressOf';
import {withoutSlash} from '../../src/plugins/content-contract/page/withoutSlash';
import {fileOf} from '../../src/plugins/content-contract/reading/locatePage';
import {localeNames, redirects} from '../../src/site';

/** Both files with the address of a path: `walls.mdx` and `walls/index.mdx`. */
function pathsAt(path: string): readonly string[] {
  const name = path.replace(/(?:\/index)?\.mdx$/, '');
  return [`${name}.mdx`, `${name}/index.mdx`];
}

/**
 * What already occupies the address of a path: a page in any language, or a redirect.
 *
 * @param path of the page to write, inside its edition
 * @param moved path of the page that moves there: it and redirects to it do not count
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
