import {posix} from 'node:path';
import type {FaultWords} from '../faults/FaultWords';
import type {DrawingFlaw, Picture} from './Picture';
import {formatOf, type PictureFormat, pictureFormats} from './pictureFormats';

const kinds = pictureFormats.map(({kind}) => kind).join(', ');

/** The message for a file whose content does not match its extension. */
function misnamed(file: string, kind: string | null, expected: PictureFormat): FaultWords {
  const actual = pictureFormats.find((format) => format.kind === kind);
  const name = `${posix.basename(file, posix.extname(file))}.${actual?.endings[0]}`;
  return {
    what: kind
      ? `${file} has the extension of ${expected.kind}, but its content is ${kind}.`
      : `${file} is not a picture.`,
    remedy: actual
      ? `Export it as ${expected.kind}. For a picture in a page, you can rename it to ${name} instead, in its folder and here.`
      : `Export a picture as ${expected.kind}: renaming the file is not enough.`,
  };
}

const flaws: Readonly<Record<DrawingFlaw, (file: string) => FaultWords>> = {
  noSize: (file) => ({
    what: `${file} has no size.`,
    remedy: 'Add viewBox="0 0 800 600", with its width and height, to its tag <svg>.',
  }),
  script: (file) => ({
    what: `${file} contains a script.`,
    remedy: 'Export it as plain SVG.',
  }),
  otherHost: (file) => ({
    what: `${file} loads part of the drawing from another host: readers do not see that part.`,
    remedy: 'Export it as plain SVG, with its pictures and fonts inside.',
  }),
};

/**
 * Why a file cannot be shown as a picture: its extension is not supported, its content is of
 * another kind, it is truncated, or it is a drawing that would not be shown as drawn.
 *
 * @param file path shown in the sentence; its extension gives the expected kind
 * @returns `null` when nothing is wrong
 */
export function pictureFault(file: string, {kind, size, flaw}: Picture): FaultWords | null {
  const expected = formatOf(file);
  if (!expected) {
    return {
      what: `${file} is not in a format that pages can show.`,
      remedy: `Use one of these formats, which all supported browsers know: ${kinds}.`,
    };
  }
  if (kind !== expected.kind) {
    return misnamed(file, kind, expected);
  }
  if (flaw) {
    return flaws[flaw](file);
  }
  return size
    ? null
    : {
        what: `${file} is cut short or damaged: it cannot be read as ${kind}.`,
        remedy: expected.repair,
      };
}
