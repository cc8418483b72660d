import {execFileSync} from 'node:child_process';

/**
 * What git answers, without the line ends around it; nothing outside a clone, or for a text that
 * was never committed.
 */
export function askGit(siteDir: string, ...words: readonly string[]): string {
  try {
    return execFileSync('git', words, {cwd: siteDir, encoding: 'utf8', stdio: 'pipe'}).trim();
  } catch {
    return '';
  }
}
