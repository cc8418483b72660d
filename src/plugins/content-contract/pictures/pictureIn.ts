import {foreignKind} from './foreignKind';
import type {Picture, PictureSize} from './Picture';
import type {PictureFormat} from './PictureFormat';
import {pictureFormats} from './pictureFormats';

function sizeIn(content: Buffer, format: PictureFormat): PictureSize | null {
  const size = format.sizeOf(content);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** What kind of picture the bytes of a file are, and how large. */
export function pictureIn(content: Buffer): Picture {
  const format = pictureFormats.find(({isIn}) => isIn(content));
  return {
    kind: format?.kind ?? foreignKind(content),
    size: format ? sizeIn(content, format) : null,
    bytes: content.length,
  };
}
