import {posix} from 'node:path';
import {nearestFile} from '../nearest/nearestFile';
import {isDraft} from '../page/isDraft';
import type {Page} from '../page/Page';
import {pathFrom} from '../page/pathFrom';
import {fileOf} from '../reading/locatePage';
import type {Finding, LinkTargets} from './LinkTargets';

/**
 * What is wrong with a link to the file of a page.
 *
 * @param path of the file, relative to the linking page
 * @param anchor without its `#`; empty when the link has none
 */
export function checkFileLink(
  page: Page,
  path: string,
  anchor: string,
  targets: LinkTargets,
): Finding {
  const file = posix.join(posix.dirname(page.file), path);
  const target = targets.page(file);
  if (!target && targets.awaits(file)) {
    return null;
  }
  if (!target) {
    const near = nearestFile(file, targets.filesAround(page));
    return [
      `There is no page ${file}.`,
      near
        ? `Did you mean ${pathFrom(page.file, near)}?`
        : 'Correct the path, add the page, or remove the link.',
    ];
  }
  if (target.locale !== page.locale || target.version !== page.version) {
    const own = fileOf(page.locale, page.version, target.path);
    const isThere = targets.page(own) !== undefined;
    return [
      `The link leads to a page in another language or version, ${file}.`,
      isThere
        ? `Write ${pathFrom(page.file, own)}${anchor && `#${anchor}`}.`
        : 'Link to a page in the same language and version.',
    ];
  }
  if (isDraft(target) && !isDraft(page)) {
    return [
      `The link leads to a draft, ${file}, which readers cannot see.`,
      'Remove the link, or publish the draft.',
    ];
  }
  return anchor ? targets.checkAnchor(target, anchor) : null;
}
