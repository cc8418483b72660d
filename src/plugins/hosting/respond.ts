import {
  fileHeaders,
  type Headers,
  notFoundHeaders,
  redirectHeaders,
  refusalHeaders,
} from './headers';
import {parseTarget} from './parseTarget';
import {type InlineHashes, noInlineHashes} from './policy';

/** What the resolver knows of a built site. Paths of files have no leading slash. */
export interface Site {
  /** Whether the file is in the build. */
  readonly has: (file: string) => boolean;
  /** Whether the page of this folder has an address without a slash, as `/template` has. */
  readonly isSlashless: (folder: string) => boolean;
  /** Old addresses and the ones that replace them, as full paths. */
  readonly redirects?: ReadonlyMap<string, string>;
  readonly hashes?: InlineHashes;
}

export interface Request {
  readonly method: string;
  /** Path and query as they came over the wire. */
  readonly target: string;
}

export interface Answer {
  readonly status: 200 | 301 | 400 | 404 | 405 | 414;
  /** The file whose bytes are the body; absent for redirects and refusals. */
  readonly file?: string;
  readonly location?: string;
  readonly headers: Headers;
}

/** Files that speak to the host, not to readers; and stored compressions, which have no address. */
export function isHidden(file: string): boolean {
  return (
    /^(_headers|_redirects|SHA256SUMS)$/.test(file) ||
    /\.(br|gz)$/.test(file) ||
    /(^|\/)\.(?!well-known\/)/.test(file)
  );
}

function folderOf(path: string): string {
  return path.replace(/^\//, '').replace(/\/$/, '');
}

const indexOf = (folder: string) => (folder === '' ? 'index.html' : `${folder}/index.html`);

/** The one address of the page that a folder holds, or nothing when the folder holds no page. */
function pageAddress(folder: string, site: Site): string | undefined {
  if (!site.has(indexOf(folder))) {
    return undefined;
  }
  if (folder === '') {
    return '/';
  }
  return site.isSlashless(folder) ? `/${folder}` : `/${folder}/`;
}

/** The folder that a path means, whichever way it is written. */
function meantFolder(path: string): string {
  return folderOf(path.replace(/\/index\.html$/, '/').replace(/\.html$/, ''));
}

function nearestNotFound(path: string, site: Site): string | undefined {
  const folders = folderOf(path).split('/');
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const file = [...folders.slice(0, depth), '404.html'].join('/');
    if (site.has(file)) {
      return file;
    }
  }
  return undefined;
}

function refuse(status: 400 | 404 | 405 | 414): Answer {
  const headers = refusalHeaders();
  return {status, headers: status === 405 ? {...headers, Allow: 'GET, HEAD'} : headers};
}

function redirect(path: string, query: string): Answer {
  const location = encodeURI(path) + query;
  return {status: 301, location, headers: redirectHeaders(location)};
}

function notFound(path: string, site: Site): Answer {
  const file = nearestNotFound(path, site);
  if (!file) {
    return refuse(404);
  }
  return {status: 404, file, headers: notFoundHeaders(file, site.hashes ?? noInlineHashes)};
}

function serve(file: string, site: Site): Answer {
  return {status: 200, file, headers: fileHeaders(file, site.hashes ?? noInlineHashes)};
}

/**
 * What a host answers to a request: the one statement of routes, redirects, caching and headers,
 * from which the preview server, the nginx configuration and the files of static hosts are made.
 *
 * A page has one address, the one its canonical link states: `/template`, but `/account/`. The
 * other forms (`/template/`, `/account`, `.html`, `/index.html`, doubled slashes) lead to it with
 * 301 and keep the query. Served in place they would break: Docusaurus computes the canonical link,
 * the alternates and the language menu from the address bar when it hydrates, relative links would
 * start one folder off, and a cache would keep each page twice.
 */
export function respond({method, target}: Request, site: Site): Answer {
  if (method !== 'GET' && method !== 'HEAD') {
    return refuse(405);
  }
  const parsed = parseTarget(target);
  if (parsed.kind === 'refused') {
    return parsed.status === 404 ? notFound(parsed.path, site) : refuse(parsed.status);
  }
  const {path, query, isFolded} = parsed;
  const page = pageAddress(meantFolder(path), site);
  if (page === path && !isFolded) {
    return serve(indexOf(folderOf(path)), site);
  }
  if (page) {
    return redirect(page, query);
  }
  const moved = site.redirects?.get(path);
  if (moved) {
    return redirect(moved, query);
  }
  const file = path.slice(1);
  if (/(^|\/)404\.html$/.test(file) || isHidden(file) || !site.has(file)) {
    return notFound(path, site);
  }
  return isFolded ? redirect(path, query) : serve(file, site);
}
