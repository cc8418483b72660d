import {drawingIn} from './drawingIn';
import type {Picture} from './Picture';
import {pixelsIn} from './pixelsIn';

/** What kind of picture the bytes of a file are, and how large. */
export function pictureIn(content: Buffer): Picture {
  const {kind, size, flaw} = drawingIn(content) ?? {...pixelsIn(content), flaw: undefined};
  return {
    kind,
    size: size && size.width > 0 && size.height > 0 ? size : null,
    bytes: content.length,
    ...(flaw && {flaw}),
  };
}
