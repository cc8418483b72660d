import {hostedSearch} from '../../../site';
import {knownStyleAttributes} from './knownInline';
import {sourceHash} from './sourceHash';

/** Hashes of the inline elements of a build, as `sha256-…` without quotes. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const noInlineHashes: InlineHashes = {scripts: [], styles: []};

/**
 * Name of the Trusted Types policy by which the bundler loads chunks, in the page and in the search
 * worker.
 */
export const bundlerPolicy = 'parts';

/** Servers of a hosted search. */
const hostedSources = ['https://*.algolia.net', 'https://*.algolianet.com'];

const attributeHashes =
  knownStyleAttributes.length > 0
    ? ["'unsafe-hashes'", ...knownStyleAttributes.map((value) => `'${sourceHash(value)}'`)]
    : [];

const quoted = (hashes: readonly string[]) => [...hashes].sort().map((hash) => `'${hash}'`);

const written = (directives: ReadonlyArray<readonly string[]>): string =>
  directives.map((directive) => directive.join(' ')).join('; ');

/**
 * Content-Security-Policy of the pages. Allows only what the site itself serves and the inline
 * elements with the given hashes. `img-src data:` is for the small icons in the style sheets;
 * `form-action 'self'` for the search field of the home page, which works without scripts.
 */
export function contentSecurityPolicy({scripts, styles}: InlineHashes): string {
  return written([
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoted(scripts)],
    ['style-src', "'self'", ...quoted(styles), ...attributeHashes],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(hostedSearch ? hostedSources : [])],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default', bundlerPolicy],
  ]);
}

/**
 * Content-Security-Policy of everything else. The search worker takes its policy from its script's
 * response, and a picture opened directly is a document too.
 */
export const partPolicy = written([
  ['default-src', "'none'"],
  ['script-src', "'self'"],
  ['connect-src', "'self'"],
  ['frame-ancestors', "'none'"],
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', 'default', bundlerPolicy],
]);

/**
 * Whether a build uses a hosted search and has no index of its own.
 *
 * @param policy that the build was sealed with
 */
export function hasHostedSearch(policy: string): boolean {
  return hostedSources.every((source) => policy.includes(source));
}

/** The union of several pages' hashes, in a stable order. */
export function unionOfHashes(all: readonly InlineHashes[]): InlineHashes {
  return {
    scripts: [...new Set(all.flatMap(({scripts}) => scripts))].sort(),
    styles: [...new Set(all.flatMap(({styles}) => styles))].sort(),
  };
}
