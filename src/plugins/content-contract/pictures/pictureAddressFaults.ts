import {posix} from 'node:path';
import type {ContentSite} from '../ContentSite';
import type {FaultWords} from '../faults/FaultWords';
import {nearestFile} from '../nearest/nearestFile';
import {decoded} from '../page/decoded';
import {hasScheme} from '../page/hasScheme';
import {isOnComputer} from '../page/isOnComputer';
import type {Page} from '../page/Page';
import {pathFrom} from '../page/pathFrom';
import {pictureFault} from './pictureFault';
import {formatOf} from './pictureFormats';
import {weightFaults} from './weightFaults';

/** Wraps an address in its syntax: `![…](/img/plan.png)`. */
type Written = (address: string) => string;

/**
 * The address by which a page shows a file: those of static/ are served from the root of the site.
 */
function addressOf(file: string, page: string): string {
  return encodeURI(file.startsWith('static/') ? file.slice('static'.length) : pathFrom(page, file));
}

/** Says where to put a picture, and how the page refers to it there. */
function putIt({path}: Page, address: string, written: Written): string {
  const folder = `img/${posix.basename(path.replace(/(?:\/index)?\.mdx?$/, ''))}`;
  const name = /[^\\/?#]+(?=[?#]|$)/.exec(address)?.[0] ?? 'plan.png';
  return `Put the file into static/${folder}/ and write ${written(`/${folder}/${name}`)}.`;
}

/**
 * What is wrong with the address of a picture, or with the picture it leads to.
 *
 * @param url as written in the page
 * @param written the syntax around an address at that place
 */
export function pictureAddressFaults(
  page: Page,
  url: string,
  written: Written,
  {files, pictureOf}: Pick<ContentSite, 'files' | 'pictureOf'>,
): readonly FaultWords[] {
  if (isOnComputer(url)) {
    return [{what: 'The image is on your computer only.', remedy: putIt(page, url, written)}];
  }
  if (/^data:/i.test(url)) {
    return [
      {
        what: 'The image is pasted into the page as code.',
        remedy: putIt(page, 'plan.png', written),
      },
    ];
  }
  if (hasScheme(url)) {
    return [{what: 'The image comes from another site.', remedy: putIt(page, url, written)}];
  }
  const path = decoded(url);
  if (path === null) {
    return [
      {
        what: `The address ${url} has a % that does not begin a code.`,
        remedy: 'Give the image a name of letters, digits and hyphens, here and in its folder.',
      },
    ];
  }
  const file = path.startsWith('/') ? `static${path}` : posix.join(posix.dirname(page.file), path);
  if (!files.has(file)) {
    const near = nearestFile(file.replace(/\\/g, '/'), [...files].filter(formatOf));
    const elsewhere = path.startsWith('/img/') ? 'Add the file.' : putIt(page, url, written);
    return [
      {
        what: `There is no image ${file}.`,
        remedy: near ? `Did you mean ${addressOf(near, page.file)}?` : elsewhere,
      },
    ];
  }
  const picture = pictureOf(file);
  const fault = pictureFault(file, picture);
  return fault ? [fault] : weightFaults(file, picture);
}
