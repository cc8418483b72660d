import {encodePath} from '../addresses/encodePath';
import type {MovedPages} from '../addresses/movedPages';
import {isNotFoundPage, notFoundName} from '../addresses/notFoundPage';
import {folderOf, pageFolder} from '../addresses/pageFolder';
import {type InlineHashes, noInlineHashes} from '../policy/policy';
import {fileKind} from './fileKind';
import {cacheControl, fileHeaders, type Headers, pageHeaders, partHeaders} from './headers';
import {parseTarget} from './parseTarget';

/** What `respond` needs to know about a built site. File paths have no leading slash. */
export interface Site {
  /** Whether the file is in the build. */
  readonly has: (file: string) => boolean;
  /** Whether the page of this folder has an address without a slash, like `/template`. */
  readonly isSlashless: (folder: string) => boolean;
  readonly redirects?: MovedPages;
  readonly hashes?: InlineHashes;
}

interface Request {
  readonly method: string;
  /** Path and query as received. */
  readonly target: string;
}

export interface Answer {
  readonly status: 200 | 301 | 400 | 404 | 405 | 412 | 414;
  /** The file to send as the body; absent for redirects and errors. */
  readonly file?: string;
  readonly headers: Headers;
}

/** Addresses of files meant for the host, not for readers; used by the nginx configuration too. */
export const hiddenAddresses =
  /^\/(_headers|_redirects|SHA256SUMS)$|\.(br|gz)$|\/\.(?!well-known\/)/;

/**
 * Whether a file is not served under its own path: a file for the host, or a precompressed variant.
 */
export function isHidden(file: string): boolean {
  return hiddenAddresses.test(`/${file}`);
}

const indexOf = (folder: string) => (folder === '' ? 'index.html' : `${folder}/index.html`);

/** The canonical address of the page in a folder; `undefined` when the folder has no page. */
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

/** An answer without content. */
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
  const folder = pageFolder(path);
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
 * The answer of a host to a request. This is the single definition of routes, redirects, caching
 * and headers: the preview server, the nginx configuration and the files for static hosts all
 * derive from it.
 *
 * A page has one address, its canonical link: `/template`, but `/account/`. Other forms
 * (`/template/`, `/account`, `.html`, `/index.html`, doubled slashes) redirect to it with 301,
 * keeping the query. Served in place they would break: when Docusaurus hydrates, it computes the
 * canonical link, the alternates and the language menu from the address bar; relative links would
 * start one folder off; and caches would store each page twice. For a moved page, all forms
 * redirect to its new address.
 */
export function respond(request: Request, site: Site): Answer {
  const answer = route(request, site);
  const isPage = answer.file !== undefined && fileKind(answer.file) === 'page';
  const closing = isPage ? pageHeaders(site.hashes ?? noInlineHashes) : partHeaders;
  return {...answer, headers: {...closing, ...answer.headers}};
}
