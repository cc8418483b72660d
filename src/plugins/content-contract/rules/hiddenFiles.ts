import {isHidden} from '../../hosting/answers/respond';
import {topOfFile} from '../faults/Place';
import {siteRule} from '../Rule';

const folder = 'static/';

/**
 * A file that nobody could open: the build writes files of these names itself, and no host shows
 * them. What starts with a full stop is no writer's.
 */
export const hiddenFiles = siteRule('hiddenFiles', ({files}) =>
  [...files]
    .filter((file) => file.startsWith(folder) && isHidden(file.slice(folder.length)))
    .filter((file) => !file.includes('/.'))
    .map((file) => ({
      file,
      ...topOfFile,
      what: 'Readers could not open this file: hosts keep files of such a name for themselves.',
      remedy: 'Rename it, or pack it as .zip.',
    })),
);
