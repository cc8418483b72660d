import {blobId} from '../../src/plugins/translations/blobId';
import {askGit} from './askGit';

interface Commit {
  /** Name, date and subject. */
  readonly text: string;
  /** The blob id of the page after it. */
  readonly blob: string;
}

/** The commits that changed a file, newest first, including its former names. */
function commitsOf(siteDir: string, file: string): readonly Commit[] {
  const form = '--format=%x00%H, %ad, %s';
  const log = askGit(
    siteDir,
    ...['log', '--follow', '--raw', '--no-abbrev', '--date=short', form, '--', file],
  );
  return log
    .split('\0')
    .filter(Boolean)
    .map((entry) => {
      const [text = '', ...raw] = entry.split('\n');
      const blob = /^:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) /m.exec(raw.join('\n'))?.[1] ?? '';
      return {text: text.replace(/^([0-9a-f]{8})[0-9a-f]*/, '$1'), blob};
    });
}

/**
 * Changes to an English page since it was translated, oldest first: commits, then uncommitted
 * changes. A text that was marked as translated before its commit, and changed since, is in no
 * commit: then only the last change is known.
 *
 * @param translated blob id of the translated text
 * @param source current text of the page
 */
export function changesSince(
  siteDir: string,
  file: string,
  translated: string,
  source: string,
): readonly string[] {
  const commits = commitsOf(siteDir, file);
  const at = commits.findIndex(({blob}) => blob === translated);
  const since = (at < 0 ? [] : commits.slice(0, at)).map(({text}) => text).reverse();
  const last = commits[0]?.text;
  const unknown = `${last}: the last change (the translated text was never committed)`;
  return [
    ...(at < 0 && last ? [unknown] : since),
    ...(askGit(siteDir, 'rev-parse', `HEAD:${file}`) === blobId(source)
      ? []
      : ['not committed yet']),
  ];
}
