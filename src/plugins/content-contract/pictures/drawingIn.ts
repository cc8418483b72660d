import {Parser} from 'htmlparser2';
import type {Picture, PictureSize} from './Picture';

/** What may stand in front of the drawing: a declaration, a type, remarks. */
const opening = /^(?:\uFEFF|\s|<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^>[]*(?:\[.*?\])?\s*>)*<svg[\s/>]/is;
/** A remark in front of a drawing is short. */
const openingBytes = 4096;
const length = /^(\d*\.?\d+)(?:px)?$/;

function lengthOf(written: string | undefined): number | undefined {
  const [, number] = length.exec(written?.trim() ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
}

function sizeIn({width, height, viewBox = ''}: Readonly<Record<string, string>>) {
  const [, , boxWidth, boxHeight] = viewBox.trim().split(/[\s,]+/);
  const size = {
    width: lengthOf(width) ?? lengthOf(boxWidth) ?? 0,
    height: lengthOf(height) ?? lengthOf(boxHeight) ?? 0,
  };
  return size.width > 0 && size.height > 0 ? size : null;
}

function sizeOf(content: Buffer): PictureSize | null {
  const text = content.toString('utf8');
  let size: PictureSize | null | undefined;
  let open = 0;
  let isWhole = true;
  const parser = new Parser(
    {
      onopentag(_name, attributes) {
        open += 1;
        if (size === undefined) {
          // Without its name space, browsers take the file for no picture.
          size = attributes.xmlns === 'http://www.w3.org/2000/svg' ? sizeIn(attributes) : null;
        }
      },
      onclosetag(_name, isImplied) {
        open -= 1;
        // The parser calls implied both what closes itself and what the end of another closes.
        isWhole &&= !isImplied || text[parser.endIndex - 1] === '/';
      },
    },
    {xmlMode: true},
  );
  // Not to its end: there the parser would close what the file leaves open.
  parser.write(text);
  return isWhole && open === 0 ? (size ?? null) : null;
}

/**
 * The drawing that a file of SVG is: without a size when it lacks its name space, its size or its
 * end.
 *
 * @returns `null` when the file is none
 */
export function drawingIn(content: Buffer): Pick<Picture, 'kind' | 'size'> | null {
  return opening.test(content.toString('utf8', 0, openingBytes))
    ? {kind: 'SVG', size: sizeOf(content)}
    : null;
}
