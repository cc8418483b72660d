import type {Breach} from '../faults/Fault';
import {faultAt} from '../faults/faultAt';
import {topOfFile} from '../faults/Place';
import {nodesOf} from '../page/nodesOf';
import {pictureAddressFaults} from '../pictures/pictureAddressFaults';
import {pageRule} from '../Rule';

/**
 * Whether alternative text is a file name or a generic word such as “image”, which screen readers
 * already announce.
 */
function isEmptyWord(alt: string): boolean {
  return (
    /^(?:an? |une? )?(?:images?|photos?|pictures?|screen ?shots?|captures?(?: d’écran)?|img|illustrations?|figures?|schémas?|drawing|dessin)?[ _-]*\d*\.?$|\.(?:png|jpe?g|webp|svg|avif|gif)$/iu.test(
      alt.trim(),
    ) && alt.trim() !== ''
  );
}

/** Images exist, are valid pictures within the weight limit, and have alternative text. */
export const images = pageRule('images', (page, site) => {
  const faults: Breach[] = [];
  for (const node of nodesOf(page)) {
    const add = (what: string, remedy: string) => faults.push(faultAt(page, node, {what, remedy}));
    if (node.type === 'imageReference') {
      add(
        'The address of the image is given elsewhere on the page.',
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
    if (isEmptyWord(node.alt ?? '')) {
      add(
        `“${node.alt}” only says that this is an image.`,
        'Say between the brackets what it shows: ![Plan of the ground floor](…).',
      );
    }
    if (node.title) {
      add(
        `“${node.title}” appears only under the mouse pointer: it is not a caption.`,
        'Write it as a sentence below the image, and leave nothing after the address.',
      );
    }
    const found = pictureAddressFaults(page, node.url, (address) => `![…](${address})`, site);
    faults.push(...found.map((words) => faultAt(page, node, words)));
  }
  // The preview image that other sites show when the page is shared.
  const {image} = page.frontMatter.values;
  if (typeof image === 'string' && image.trim()) {
    const place = page.frontMatter.places.image ?? topOfFile;
    const found = pictureAddressFaults(page, image, (address) => `image: "${address}"`, site);
    faults.push(...found.map((words) => faultAt(page, place, words)));
  }
  return faults;
});
