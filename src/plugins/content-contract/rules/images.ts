import {posix} from 'node:path';
import type {Breach} from '../faults/Fault';
import {faultAt} from '../faults/faultAt';
import {nearestFile} from '../nearest/nearestFile';
import {hasScheme} from '../page/hasScheme';
import {nodesOf} from '../page/nodesOf';
import type {Page} from '../page/Page';
import {pathFrom} from '../page/pathFrom';
import {pictureFault} from '../pictures/pictureFault';
import {formatOf} from '../pictures/pictureFormats';
import {weightFaults} from '../pictures/weightFaults';
import {pageRule} from '../Rule';

/** The path that an address stands for; `null` when a per cent sign in it is not one of a code. */
function pathOf(url: string): string | null {
  try {
    return decodeURI(url);
  } catch {
    return null;
  }
}

/** What a page writes to show a file: what lies in static/ is served from the top of the site. */
function addressOf(file: string, page: string): string {
  return encodeURI(file.startsWith('static/') ? file.slice('static'.length) : pathFrom(page, file));
}

/** Where a picture goes, and how the page names it there. */
function putIt({path}: Page, address: string): string {
  const folder = `img/${posix.basename(path.replace(/(?:\/index)?\.mdx?$/, ''))}`;
  const name = /[^\\/?#]+(?=[?#]|$)/.exec(address)?.[0] ?? 'plan.png';
  return `Put the file into static/${folder}/ and write ![…](/${folder}/${name}).`;
}

/** Images exist, are pictures of a weight that a page can bear, and say in words what they show. */
export const images = pageRule('images', (page, {files, pictureOf}) => {
  const faults: Breach[] = [];
  for (const node of nodesOf(page)) {
    const add = (what: string, remedy: string) => faults.push(faultAt(page, node, {what, remedy}));
    if (node.type === 'imageReference') {
      add(
        'The address of the image stands elsewhere in the page.',
        'Write it in its place: ![Plan of the ground floor](/img/house/plan.svg).',
      );
    }
    if (node.type !== 'image') {
      continue;
    }
    if (!node.alt?.trim()) {
      add(
        'The image has no text for people who cannot see it.',
        'Say between the brackets what it shows: ![Plan of the ground floor](…).',
      );
    }
    if (node.title) {
      add(
        `“${node.title}” shows under a mouse only: it makes no caption.`,
        'Write it as a sentence below the image, and leave nothing after the address.',
      );
    }
    if (/^(?:[a-z]:[\\/]|file:|~\/)/i.test(node.url)) {
      add('The image is on your computer only.', putIt(page, node.url));
      continue;
    }
    if (/^data:/i.test(node.url)) {
      add('The image is pasted into the page as code.', putIt(page, 'plan.png'));
      continue;
    }
    if (hasScheme(node.url)) {
      add('The image comes from another site.', putIt(page, node.url));
      continue;
    }
    const path = pathOf(node.url);
    if (path === null) {
      add(
        `The address ${node.url} has a % that is no code.`,
        'Give the image a name of letters, digits and hyphens, here and in its folder.',
      );
      continue;
    }
    const file = path.startsWith('/')
      ? `static${path}`
      : posix.join(posix.dirname(page.file), path);
    if (!files.has(file)) {
      const near = nearestFile(file.replace(/\\/g, '/'), [...files].filter(formatOf));
      const elsewhere = path.startsWith('/img/') ? 'Add the file.' : putIt(page, node.url);
      add(
        `There is no image ${file}.`,
        near ? `Did you mean ${addressOf(near, page.file)}?` : elsewhere,
      );
      continue;
    }
    const picture = pictureOf(file);
    const fault = pictureFault(file, picture);
    for (const {what, remedy} of fault ? [fault] : weightFaults(file, picture)) {
      add(what, remedy);
    }
  }
  return faults;
});
