import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {addressOf} from '../../src/plugins/content-contract/page/addressOf';
import {askGit} from '../translations/askGit';
import {linesNaming} from './linesNaming';
import {namedPagesFile} from './namedPagesFile';

/**
 * Skipped: pages, which the check covers; the archive, which has its own pages; and the generated
 * lock.
 */
const seenTo = ['docs', 'i18n', 'versioned_docs', 'versioned_sidebars', namedPagesFile];

function isRedirect(file: string, line: string | undefined, address: string): boolean {
  return file === 'src/site.ts' && line?.trim().startsWith(`'${address}':`) === true;
}

/**
 * Lists tracked files that still name a moved or removed page, such as tests: no rule knows whether
 * they must change. Empty when there are none, or outside a clone.
 *
 * @param path its old path inside its edition
 */
export function tellWhoNames(siteDir: string, path: string): string | undefined {
  const address = addressOf(path);
  const outside = seenTo.map((path) => `:(exclude)${path}`);
  const words = ['grep', '-lzIF', '-e', address.slice(1), '--', '.', ...outside];
  const files = askGit(siteDir, ...words)
    .split('\0')
    .filter(Boolean);
  const places = files.flatMap((file) => {
    const text = readFileSync(join(siteDir, file), 'utf8');
    const lines = text.split('\n');
    const named = linesNaming(text, path).filter(
      (line) => !isRedirect(file, lines[line - 1], address),
    );
    return named.length > 0 ? [`  ${file}:${named.join(', ')}`] : [];
  });
  return places.length > 0
    ? `These files still name ${address}. Ask a maintainer which of them need an update:\n${places.join('\n')}`
    : undefined;
}
