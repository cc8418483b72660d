import {blobId} from '../../src/plugins/translations/blobId';
import {askGit} from './askGit';

interface Commit {
  /** Name, date and subject. */
  readonly text: string;
  /** The git name of the page after it. */
  readonly blob: string;
}

/** The commits that changed a file, newest first, under its other names too. */
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
 * What has changed an English page since it was translated, oldest first: commits, then what is
 * not committed yet. A text that was marked as translated before it was committed, and changed
 * since, stands in no commit: then the last change is all that is known.
 *
 * @param translated the git name of the text that was translated
 * @param source the page as it is now
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
