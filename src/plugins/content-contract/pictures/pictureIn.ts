import {drawingIn} from './drawingIn';
import type {Picture} from './Picture';
import {pixelsIn} from './pixelsIn';

/** Detects the kind and the size of a picture from its bytes. */
export function pictureIn(content: Buffer): Picture {
  const {kind, size, flaw} = drawingIn(content) ?? {...pixelsIn(content), flaw: undefined};
  return {
    kind,
    size: size && size.width > 0 && size.height > 0 ? size : null,
    bytes: content.length,
    ...(flaw && {flaw}),
  };
}
