import type {FaultWords} from '../faults/FaultWords';
import type {Picture} from './Picture';
import {pictureFormats} from './pictureFormats';
import {pictureLimits} from './pictureLimits';

const counted = (number: number): string => number.toLocaleString('en');

/**
 * What makes a picture too heavy for a page: its bytes, or more pixels than screens show.
 *
 * @param file path shown in the sentences
 */
export function weightFaults(file: string, {kind, size, bytes}: Picture): readonly FaultWords[] {
  const hasPixels = pictureFormats.some((format) => format.kind === kind && format.hasPixels);
  const {width = 0, height = 0} = size ?? {};
  const faults: FaultWords[] = [];
  if (bytes > pictureLimits.bytes) {
    faults.push({
      what: `${file} has ${counted(Math.ceil(bytes / 1000))} kB; the limit for a picture is ${counted(pictureLimits.bytes / 1000)} kB, ten times the page around it.`,
      remedy: hasPixels
        ? 'Export it smaller, or as WebP; a plan or a diagram as SVG.'
        : 'Simplify its outlines, or export it as WebP.',
    });
  }
  if (hasPixels && Math.max(width, height) > pictureLimits.pixels) {
    faults.push({
      what: `${file} has ${counted(width)} × ${counted(height)} pixels; the limit for a picture is ${counted(pictureLimits.pixels)} on each side, twice what a page shows.`,
      remedy: 'Crop it to what matters, or make it smaller.',
    });
  }
  return faults;
}
