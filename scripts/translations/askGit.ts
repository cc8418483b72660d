import {execFileSync} from 'node:child_process';

/** The output of git, trimmed; empty outside a clone, or for text that was never committed. */
export function askGit(siteDir: string, ...words: readonly string[]): string {
  try {
    return execFileSync('git', words, {cwd: siteDir, encoding: 'utf8', stdio: 'pipe'}).trim();
  } catch {
    return '';
  }
}
