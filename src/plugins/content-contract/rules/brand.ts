import type {BrandPicture} from '../../shell-config/brandPictures';
import type {ContentSite} from '../ContentSite';
import type {FaultWords} from '../faults/FaultWords';
import {topOfFile} from '../faults/Place';
import {pictureFault} from '../pictures/pictureFault';
import {siteRule} from '../Rule';

function faultsOf(file: string, brand: BrandPicture, site: ContentSite): readonly FaultWords[] {
  const {use, size, isSquare, mostBytes} = brand;
  if (!site.files.has(file)) {
    const what = `${file}, which is shown ${use}, is missing.`;
    return [{what, remedy: 'Put the picture there, with this name.'}];
  }
  const picture = site.pictureOf(file);
  const fault = pictureFault(file, picture);
  if (fault || !picture.size) {
    return fault ? [fault] : [];
  }
  const faults: FaultWords[] = [];
  const {width, height} = picture.size;
  if (size && (size.width !== width || size.height !== height)) {
    faults.push({
      what: `${file}, which is shown ${use}, has ${width} × ${height} pixels.`,
      remedy: `Draw it at ${size.width} × ${size.height}: other sizes are cropped or not shown.`,
    });
  }
  if (isSquare && width !== height) {
    faults.push({
      what: `${file}, which is shown ${use} as a square, measures ${width} × ${height}.`,
      remedy: 'Make the width and the height of its viewBox equal, with the drawing in the middle.',
    });
  }
  if (picture.bytes > mostBytes) {
    faults.push({
      what: `${file}, which is shown ${use}, has ${Math.round(picture.bytes / 1000)} kB.`,
      remedy: `Simplify it, or export it again, to get ${mostBytes / 1000} kB at most.`,
    });
  }
  return faults;
}

/** The brand's pictures exist and are what the pages declare. No build step checks this. */
export const brand = siteRule('brand', (site) =>
  site.brandPictures.flatMap((picture) => {
    const file = `static/${picture.path}`;
    return faultsOf(file, picture, site).map((words) => ({file, ...topOfFile, ...words}));
  }),
);
