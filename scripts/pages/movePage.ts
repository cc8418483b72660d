import {posix} from 'node:path';
import type {Edit} from '../../src/plugins/content-contract/faults/Fault';
import {applyEdits} from '../../src/plugins/content-contract/faults/fixFaults';
import {linksOf} from '../../src/plugins/content-contract/page/linksOf';
import type {Page} from '../../src/plugins/content-contract/page/Page';
import {pathFrom} from '../../src/plugins/content-contract/page/pathFrom';
import {fileOf} from '../../src/plugins/content-contract/reading/locatePage';

/** A file to write, and the one to delete when its path changes. */
export interface FileChange {
  readonly from: string;
  readonly to: string;
  readonly source: string;
}

function editsOf(
  page: Page,
  newFile: string,
  oldTarget: string,
  newTarget: string,
): readonly Edit[] {
  return linksOf(page).flatMap(({url, node}) => {
    const [path = '', anchor] = url.split('#');
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (!path.endsWith('.mdx') || start === undefined || end === undefined) {
      return [];
    }
    const target = posix.join(posix.dirname(page.file), path);
    const link = pathFrom(newFile, target === oldTarget ? newTarget : target);
    const text = anchor === undefined ? link : `${link}#${anchor}`;
    const at = page.source.slice(start, end).lastIndexOf(url);
    return text === url || at < 0
      ? []
      : [{startOffset: start + at, endOffset: start + at + url.length, text}];
  });
}

/**
 * File changes for moving a page of the current version: the page in every language, and the links
 * to and from it.
 *
 * @param from old path inside the edition
 * @param to new path
 */
export function movePage(pages: readonly Page[], from: string, to: string): readonly FileChange[] {
  return pages
    .filter(({version}) => version === 'current')
    .flatMap((page) => {
      const {file, locale, version, source} = page;
      const target = fileOf(locale, version, from);
      const newTarget = fileOf(locale, version, to);
      const newFile = page.path === from ? newTarget : file;
      const edits = editsOf(page, newFile, target, newTarget);
      return newFile === file && edits.length === 0
        ? []
        : [{from: file, to: newFile, source: applyEdits(source, edits)}];
    });
}
