import {isHidden} from '../../hosting/answers/respond';
import {topOfFile} from '../faults/Place';
import {siteRule} from '../Rule';

const folder = 'static/';

/**
 * A file of static/ that could not be opened: the build generates files of these names, and no host
 * serves them. Dot files are ignored: writers do not make them.
 */
export const hiddenFiles = siteRule('hiddenFiles', ({files}) =>
  [...files]
    .filter((file) => file.startsWith(folder) && isHidden(file.slice(folder.length)))
    .filter((file) => !file.includes('/.'))
    .map((file) => ({
      file,
      ...topOfFile,
      what: 'Readers could not open this file: hosts reserve names like this for themselves.',
      remedy: 'Rename it, or pack it as .zip.',
    })),
);
