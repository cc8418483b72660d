import {posix} from 'node:path';
import type {FaultWords} from '../faults/FaultWords';
import {topOfFile} from '../faults/Place';
import {siteRule} from '../Rule';

const folder = 'static/';

/** Source documents of drawing programs, and pictures in camera and scanner formats. */
const ofPrograms =
  /\.(?:psd|psb|ai|indd|cdr|xcf|kra|sketch|fig|afphoto|afdesign|afpub|procreate|tiff?|bmp|hei[cf]|dng|cr[23]|nef|arw)$/i;

/** Files that systems and editors leave behind, and unfinished downloads. */
const leftBehind =
  /^(?:thumbs\.db|ehthumbs\.db|desktop\.ini|~\$.*|.*~|.*\.(?:bak|tmp|orig|rej|sw[op]|crdownload|part|lnk))$/i;

function wordsFor(file: string): FaultWords | null {
  if (leftBehind.test(posix.basename(file))) {
    return {
      what: 'This file was left by the system or an editor, and would be published.',
      remedy: 'Remove it.',
    };
  }
  return ofPrograms.test(file)
    ? {
        what: 'Browsers cannot show a file of this kind, and it would be published.',
        remedy:
          'Export the picture as PNG, WebP or SVG, and keep this file elsewhere; to offer it to readers, pack it as .zip.',
      }
    : null;
}

/**
 * static/ is published unchanged, including work files left there. Only files that are certainly
 * useless are reported, since hosts and other services may require files of any name. Dot files are
 * not served by any host.
 */
export const staticFiles = siteRule('staticFiles', ({files}) =>
  [...files]
    .filter((file) => file.startsWith(folder) && !file.includes('/.'))
    .flatMap((file) => {
      const words = wordsFor(file);
      return words ? [{file, ...topOfFile, ...words}] : [];
    }),
);
