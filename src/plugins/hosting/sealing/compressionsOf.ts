import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {fileKind} from '../answers/fileKind';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A way to compress a file: its suffix, the name of its settings, and the function. */
export interface Compression {
  readonly suffix: '.br' | '.gz';
  /** Different settings give different bytes, so the name is part of the cache key. */
  readonly name: string;
  readonly compress: (body: Buffer) => Promise<Buffer>;
}

/**
 * From this number of pages on, the best quality costs minutes: three times as long as the next
 * lower one, seven times on large text, for one to two percent.
 */
const manyPages = 200;

/** A page of this size has a menu of hundreds of entries. */
const largeBytes = 128_000;

const gzipped: Compression = {
  suffix: '.gz',
  name: 'gzip-9',
  compress: (body) => deflate(body, {level: 9}),
};

/** Brotli parameters by their constants. */
type Settings = Readonly<Record<number, number>>;

function brotliOf(quality: number, settings: Settings = {}): Compression {
  return {
    suffix: '.br',
    name: `brotli-${quality}`,
    compress: (body) =>
      brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          ...settings,
        },
      }),
  };
}

const best = brotliOf(constants.BROTLI_MAX_QUALITY);
const next = brotliOf(constants.BROTLI_MAX_QUALITY - 1);
/** Another distance encoding: for similar texts it may give a smaller or a larger result. */
const other = brotliOf(constants.BROTLI_MAX_QUALITY, {
  [constants.BROTLI_PARAM_NPOSTFIX]: 1,
  [constants.BROTLI_PARAM_NDIRECT]: 12,
});

/**
 * Both variants at best quality; the smaller one wins, saving 0.3 percent of what every page loads.
 */
const smallest: Compression = {
  suffix: '.br',
  name: `${best.name}-smallest`,
  async compress(body) {
    const [one, another] = await Promise.all([best.compress(body), other.compress(body)]);
    return another.length < one.length ? another : one;
  },
};

/**
 * The compressions for a file. Scripts and data are few and downloaded by all readers, so they get
 * the slow, best one; so do pages while there are few.
 *
 * @param file its path, which shows its kind
 * @param sizeBytes its size
 * @param pageCount number of pages in the build
 */
export function compressionsOf(
  file: string,
  sizeBytes: number,
  pageCount: number,
): readonly Compression[] {
  const hasMany = pageCount >= manyPages;
  if (fileKind(file) === 'page') {
    return [hasMany || sizeBytes > largeBytes ? next : best, gzipped];
  }
  return [hasMany ? best : smallest, gzipped];
}
