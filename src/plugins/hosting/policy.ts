/** Hashes of the inline elements of a build, as `sha256-…` without quotes. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const noInlineHashes: InlineHashes = {scripts: [], styles: []};

type Directive = readonly [name: string, ...sources: readonly string[]];

function write(directives: readonly Directive[]): string {
  return directives.map((directive) => directive.join(' ')).join('; ');
}

const quoted = (hashes: readonly string[]) => [...hashes].sort().map((hash) => `'${hash}'`);

/**
 * Content-Security-Policy of a page. Everything is refused but what the site serves itself and the
 * inline elements whose hashes are given.
 *
 * `img-src data:` is there for the small icons in the style sheets; `form-action 'self'` for the
 * search field of the home page, which works without scripts.
 */
export function pagePolicy({scripts, styles}: InlineHashes): string {
  return write([
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoted(scripts)],
    ['style-src', "'self'", ...quoted(styles)],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ]);
}

/** Policy of a script: it governs the search worker, which loads the index and its own chunks. */
export const scriptPolicy = write([
  ['default-src', "'none'"],
  ['script-src', "'self'"],
  ['connect-src', "'self'"],
  ['frame-ancestors', "'none'"],
]);

/**
 * Policy of everything else, which is a document of its own only when opened by hand: nothing runs
 * and nothing loads; a drawing keeps its own styles.
 */
export const filePolicy = write([
  ['default-src', "'none'"],
  ['style-src', "'unsafe-inline'"],
  ['frame-ancestors', "'none'"],
]);
