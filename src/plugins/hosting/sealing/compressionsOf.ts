import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {fileKind} from '../answers/fileKind';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A way to store a file once more: its suffix, the name of its settings, and what it does. */
export interface Compression {
  readonly suffix: '.br' | '.gz';
  /** Other settings make other bytes of the same file. */
  readonly name: string;
  readonly compress: (body: Buffer) => Promise<Buffer>;
}

/**
 * From this number on the best quality costs minutes: it takes three times as long as the next, on
 * large text seven times, and saves between one and two percent.
 */
const manyPages = 200;

/** A page of this size has a menu of hundreds. */
const largeBytes = 128_000;

const gzipped: Compression = {
  suffix: '.gz',
  name: 'gzip-9',
  compress: (body) => deflate(body, {level: 9}),
};

/** Settings of brotli by their numbers. */
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
/** Distances written another way: of two texts alike one becomes smaller, and the other larger. */
const other = brotliOf(constants.BROTLI_MAX_QUALITY, {
  [constants.BROTLI_PARAM_NPOSTFIX]: 1,
  [constants.BROTLI_PARAM_NDIRECT]: 12,
});

/** The best twice, of which the smaller is kept: some 0.3 percent of what every page loads. */
const smallest: Compression = {
  suffix: '.br',
  name: `${best.name}-smallest`,
  async compress(body) {
    const [one, another] = await Promise.all([best.compress(body), other.compress(body)]);
    return another.length < one.length ? another : one;
  },
};

/**
 * How a file is compressed. Scripts and data are few, and fetched by all: they are worth the time
 * that the best takes, as pages are while there are few of them.
 *
 * @param file its path, which says of what kind it is
 * @param sizeBytes its size
 * @param pageCount the pages of the build
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
