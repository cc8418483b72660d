import {Parser} from 'htmlparser2';
import type {DrawingFlaw, Picture, PictureSize} from './Picture';

/** What may precede the `<svg>` tag: a declaration, a doctype, comments. */
const opening = /^(?:\uFEFF|\s|<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^>[]*(?:\[.*?\])?\s*>)*<svg[\s/>]/is;
/** Comments before a drawing are assumed to fit in this many bytes. */
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

/** A flaw of one element of a drawing. A link is allowed: it fetches nothing. */
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
          // Without the SVG namespace, browsers do not treat the file as a picture.
          size = isDrawn(attributes) ? sizeIn(attributes) : null;
          flaw ??= isDrawn(attributes) && !size ? 'noSize' : undefined;
        }
      },
      ontext(words) {
        flaw ??= otherHostInStyle.test(words) ? 'otherHost' : undefined;
      },
      onclosetag(_name, isImplied) {
        open -= 1;
        // The parser calls an end tag implied both for a self-closing element and for one closed by
        // its parent.
        isWhole &&= !isImplied || text[parser.endIndex - 1] === '/';
      },
    },
    {xmlMode: true},
  );
  // No call to end(): there the parser would close what the file leaves open.
  parser.write(text);
  return isWhole && open === 0 ? {size: size ?? null, flaw} : {size: null};
}

/**
 * Reads an SVG file. The size is `null` when the namespace, the size or the end is missing.
 *
 * @returns `null` when the file is not SVG
 */
export function drawingIn(content: Buffer): Pick<Picture, 'kind' | 'size' | 'flaw'> | null {
  return opening.test(content.toString('utf8', 0, openingBytes))
    ? {kind: 'SVG', ...readDrawing(content)}
    : null;
}
