import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const mostBytes = 600;

/**
 * The address of a picture shown on every page. A small SVG becomes a `data:` address, which is
 * painted with the page and needs no request; other pictures are referenced by path.
 *
 * @param file a file of static/, as named in the config: `img/brand/logo.svg`
 * @param root folder of the site
 */
export function inlinePicture(file: string, root = path.join(__dirname, '../..')): string {
  const drawing = path.join(root, 'static', file);
  // The content check reports a missing file by name.
  if (path.extname(file) !== '.svg' || !existsSync(drawing)) {
    return file;
  }
  const text = readFileSync(drawing, 'utf8').trim().replace(/>\s+</g, '><');
  const quoted = text.includes("'") ? text : text.replaceAll('"', "'");
  // Plain text compresses better than base64; only characters not allowed in an address are
  // encoded.
  const address = `data:image/svg+xml,${quoted.replace(/[\s"#%<>]/g, encodeURIComponent)}`;
  return address.length > mostBytes ? file : address;
}
