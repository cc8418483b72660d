import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {encodePath} from '../addresses/encodePath';
import {formsOf} from '../addresses/movedPages';
import {isCompressible, isNamedByContent} from '../answers/fileKind';
import {respond} from '../answers/respond';
import type {SiteOnDisk} from '../readSite';

/** File names that promise immutable content must contain its hash. */
export function nameFaults(files: readonly string[]): string[] {
  return files
    .filter((file) => /(^|\/)assets\//.test(file) && !isNamedByContent(file))
    .map(
      (file) =>
        `${file}: browsers keep files in assets/ for a year, so their names must contain a hash of their content. Put the file elsewhere under static/.`,
    );
}

/** Cloudflare Pages drops longer lines of `_headers`. */
const maxHeaderLineLength = 2000;

/** Reports headers that a static host would drop. */
export function headerFaults(headers: string): string[] {
  return headers
    .split('\n')
    .filter((line) => line.length > maxHeaderLineLength)
    .map((line) => {
      const name = line.trim().split(':')[0];
      return `${name} has ${line.length} characters, and Cloudflare Pages takes ${maxHeaderLineLength} at most. Have fewer inline scripts.`;
    });
}

/** Reports redirects shadowed by a page or a file at the old address, in any form. */
export function redirectFaults(site: SiteOnDisk): string[] {
  const status = (path: string) =>
    respond({method: 'GET', target: encodePath(path)}, {...site, redirects: undefined}).status;
  return [...site.redirects].flatMap(([from, to]) => [
    ...formsOf(from)
      .filter((form) => status(form) !== 404)
      .slice(0, 1)
      .map(
        (form) =>
          `${form} is the address of a page, so it cannot redirect to ${to}. Correct \`redirects\` in src/site.ts.`,
      ),
    ...(status(to) === 200
      ? []
      : [
          `${from} redirects to ${to}, which is not the address of a page. Correct \`redirects\` in src/site.ts.`,
        ]),
  ]);
}

const ofName = /[\p{L}\p{N}_.-]/u;

/** Whether a text mentions a folder: `/site` is not in `src/site.ts`, nor in `/sitemap.xml`. */
function isNamed(folder: string, text: string): boolean {
  for (let at = text.indexOf(folder); at >= 0; at = text.indexOf(folder, at + 1)) {
    const around = [text[at - 1], text[at + folder.length]];
    if (!around.some((sign) => sign && ofName.test(sign))) {
      return true;
    }
  }
  return false;
}

/**
 * Files that mention the folder the site was built in: it exposes the machine, and makes builds
 * differ.
 */
export function leakFaults(
  directory: string,
  files: readonly string[],
  builtIn: string | undefined,
): string[] {
  if (!builtIn) {
    return [];
  }
  return files
    .filter((file) => isCompressible(file))
    .filter((file) => isNamed(builtIn, readFileSync(join(directory, file), 'utf8')))
    .map(
      (file) =>
        `${file} names the folder the site was built in, ${builtIn}. Give the path by an alias (@site, @generated), or keep it out of the configuration.`,
    );
}
