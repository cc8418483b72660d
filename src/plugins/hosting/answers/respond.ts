import {encodePath} from '../addresses/encodePath';
import {folderOf, meantFolder} from '../addresses/meantFolder';
import type {MovedPages} from '../addresses/movedPages';
import {isNotFoundPage, notFoundName} from '../addresses/notFoundPage';
import {type InlineHashes, noInlineHashes} from '../policy/policy';
import {fileKind} from './fileKind';
import {cacheControl, fileHeaders, type Headers, pageHeaders, partHeaders} from './headers';
import {parseTarget} from './parseTarget';

/** What the resolver knows of a built site. Paths of files have no leading slash. */
export interface Site {
  /** Whether the file is in the build. */
  readonly has: (file: string) => boolean;
  /** Whether the page of this folder has an address without a slash, as `/template` has. */
  readonly isSlashless: (folder: string) => boolean;
  readonly redirects?: MovedPages;
  readonly hashes?: InlineHashes;
}

interface Request {
  readonly method: string;
  /** Path and query as they came over the wire. */
  readonly target: string;
}

export interface Answer {
  readonly status: 200 | 301 | 400 | 404 | 405 | 412 | 414;
  /** The file whose bytes are the body; absent for redirects and refusals. */
  readonly file?: string;
  readonly headers: Headers;
}

/** Addresses of files that speak to the host, not to readers; read by nginx as well. */
export const hiddenAddresses =
  /^\/(_headers|_redirects|SHA256SUMS)$|\.(br|gz)$|\/\.(?!well-known\/)/;

/** Whether a file has no address: see above; a stored compression is a form of another file. */
export function isHidden(file: string): boolean {
  return hiddenAddresses.test(`/${file}`);
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

function nearestNotFound(path: string, site: Site): string | undefined {
  const folders = folderOf(path).split('/');
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const file = [...folders.slice(0, depth), notFoundName].join('/');
    if (site.has(file)) {
      return file;
    }
  }
  return undefined;
}

/** What is answered where there is nothing to send. */
export function refuse(status: 400 | 404 | 405 | 412 | 414): Answer {
  const headers = {
    ...partHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': cacheControl.error,
    ...(status === 405 ? {Allow: 'GET, HEAD'} : {}),
  };
  return {status, headers};
}

function redirect(path: string, query: string): Answer {
  return {
    status: 301,
    headers: {Location: encodePath(path) + query, 'Cache-Control': cacheControl.redirect},
  };
}

function serve(file: string, status: 200 | 404 = 200): Answer {
  return {status, file, headers: fileHeaders(file, status)};
}

function notFound(path: string, site: Site): Answer {
  const file = nearestNotFound(path, site);
  return file ? serve(file, 404) : refuse(404);
}

function route({method, target}: Request, site: Site): Answer {
  if (method !== 'GET' && method !== 'HEAD') {
    return refuse(405);
  }
  const parsed = parseTarget(target);
  if (parsed.kind === 'refused') {
    return parsed.status === 404 ? notFound(parsed.path, site) : refuse(parsed.status);
  }
  const {path, query, isFolded} = parsed;
  const folder = meantFolder(path);
  const page = pageAddress(folder, site);
  if (page) {
    return page === path && !isFolded ? serve(indexOf(folderOf(path))) : redirect(page, query);
  }
  const file = path.slice(1);
  if (site.has(file) && !isHidden(file) && !isNotFoundPage(file)) {
    return isFolded ? redirect(path, query) : serve(file);
  }
  const moved = site.redirects?.get(`/${folder}`);
  return moved ? redirect(moved, query) : notFound(path, site);
}

/**
 * What a host answers to a request: the one statement of routes, redirects, caching and headers,
 * from which the preview server, the nginx configuration and the files of static hosts are made.
 *
 * A page has one address, the one its canonical link states: `/template`, but `/account/`. The
 * other forms (`/template/`, `/account`, `.html`, `/index.html`, doubled slashes) lead to it with
 * 301 and keep the query. Served in place they would break: Docusaurus computes the canonical link,
 * the alternates and the language menu from the address bar when it hydrates, relative links would
 * start one folder off, and a cache would keep each page twice. Of a page that has moved, all forms
 * lead to where it is now.
 */
export function respond(request: Request, site: Site): Answer {
  const answer = route(request, site);
  const isPage = answer.file !== undefined && fileKind(answer.file) === 'page';
  const closing = isPage ? pageHeaders(site.hashes ?? noInlineHashes) : partHeaders;
  return {...answer, headers: {...closing, ...answer.headers}};
}
