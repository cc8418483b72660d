import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const mostBytes = 600;

/**
 * The address of a picture that stands on every page. A small SVG becomes a `data:` address, so that
 * it is painted with the page and asks for no request; any other picture keeps its own address.
 *
 * @param file a file of static/, as it is named in the config: `img/brand/logo.svg`
 * @param root folder of the site
 */
export function inlinePicture(file: string, root = path.join(__dirname, '../..')): string {
  const drawing = path.join(root, 'static', file);
  // The check of the pages tells of a file that is missing, by its name.
  if (path.extname(file) !== '.svg' || !existsSync(drawing)) {
    return file;
  }
  const text = readFileSync(drawing, 'utf8').trim().replace(/>\s+</g, '><');
  const quoted = text.includes("'") ? text : text.replaceAll('"', "'");
  // What stays as it is compresses better than base64; these no address may hold.
  const address = `data:image/svg+xml,${quoted.replace(/[\s"#%<>]/g, encodeURIComponent)}`;
  return address.length > mostBytes ? file : address;
}
