import {Parser} from 'htmlparser2';
import type {DrawingFlaw, Picture, PictureSize} from './Picture';

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

const isDrawn = ({xmlns}: Readonly<Record<string, string>>) =>
  xmlns === 'http://www.w3.org/2000/svg';

const otherHost = /^\s*(?:https?:)?\/\//i;
const otherHostInStyle = /(?:url\(|@import)\s*["']?(?:https?:)?\/\//i;
const program = /^\s*javascript:/i;

/** What a part of a drawing does that none may do. A link leads readers elsewhere, and fetches nothing. */
function flawIn(name: string, attributes: Readonly<Record<string, string>>) {
  const fields = Object.entries(attributes);
  const isProgram = ([field, value]: (typeof fields)[number]) =>
    /^on[a-z]/i.test(field) || program.test(value);
  if (name === 'script' || fields.some(isProgram)) {
    return 'script';
  }
  const isForeign = ([field, value]: (typeof fields)[number]) =>
    /^(?:xlink:)?(?:href|src)$/.test(field) && name !== 'a'
      ? otherHost.test(value)
      : otherHostInStyle.test(value);
  return fields.some(isForeign) ? 'otherHost' : undefined;
}

function readDrawing(content: Buffer): Pick<Picture, 'size' | 'flaw'> {
  const text = content.toString('utf8');
  let flaw: DrawingFlaw | undefined;
  let size: PictureSize | null | undefined;
  let open = 0;
  let isWhole = true;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open += 1;
        flaw ??= flawIn(name, attributes);
        if (size === undefined) {
          // Without its name space, browsers take the file for no picture.
          size = isDrawn(attributes) ? sizeIn(attributes) : null;
          flaw ??= isDrawn(attributes) && !size ? 'noSize' : undefined;
        }
      },
      ontext(words) {
        flaw ??= otherHostInStyle.test(words) ? 'otherHost' : undefined;
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
  return isWhole && open === 0 ? {size: size ?? null, flaw} : {size: null};
}

/**
 * The drawing that a file of SVG is: without a size when it lacks its name space, its size or its
 * end.
 *
 * @returns `null` when the file is none
 */
export function drawingIn(content: Buffer): Pick<Picture, 'kind' | 'size' | 'flaw'> | null {
  return opening.test(content.toString('utf8', 0, openingBytes))
    ? {kind: 'SVG', ...readDrawing(content)}
    : null;
}
