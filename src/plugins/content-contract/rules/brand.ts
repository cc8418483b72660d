import type {BrandPicture} from '../../shell-config/brandPictures';
import type {ContentSite} from '../ContentSite';
import type {FaultWords} from '../faults/FaultWords';
import {topOfFile} from '../faults/Place';
import {pictureFault} from '../pictures/pictureFault';
import {siteRule} from '../Rule';

function faultsOf(file: string, brand: BrandPicture, site: ContentSite): readonly FaultWords[] {
  const {use, size, isSquare, mostBytes} = brand;
  if (!site.files.has(file)) {
    const what = `There is no ${file}, which is shown ${use}.`;
    return [{what, remedy: 'Put the picture there, under this name.'}];
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
      what: `${file} has ${width} × ${height} pixels, and is shown ${use}.`,
      remedy: `Draw it at ${size.width} × ${size.height}: others are cut, or not shown.`,
    });
  }
  if (isSquare && width !== height) {
    faults.push({
      what: `${file} measures ${width} × ${height}, and is shown ${use}, in a square.`,
      remedy: 'Give its viewBox one width and height, with the drawing in the middle.',
    });
  }
  if (picture.bytes > mostBytes) {
    faults.push({
      what: `${file} has ${Math.round(picture.bytes / 1000)} kB, and is shown ${use}.`,
      remedy: `Simplify it, or export it again, to ${mostBytes / 1000} kB or fewer.`,
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
