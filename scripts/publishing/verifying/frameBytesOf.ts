import {brotliCompressSync, constants} from 'node:zlib';

/** Takes 1 ms per page; the level used for serving takes 50 ms to save another tenth. */
const quality = 5;

/**
 * Compressed size of what a page has around its `<main>`.
 *
 * @param html the page
 * @returns bytes; of the whole page when it has no `<main>`
 */
export function frameBytesOf(html: string): number {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  const frame = start < 0 || end < start ? html : html.slice(0, start) + html.slice(end);
  return brotliCompressSync(frame, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}).length;
}
