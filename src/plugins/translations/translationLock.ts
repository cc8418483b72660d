import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Locale} from '../../site';
import {readText} from '../content-contract/reading/readText';

/** For each English page file, the git object name of the text that was translated. */
export type TranslationLock = Readonly<Record<string, string>>;

/** Path of a language's lock file, from the root of the site. */
export function lockFile(locale: Locale): string {
  return `i18n/${locale}/translations.json`;
}

function isLock(held: unknown): held is TranslationLock {
  return (
    typeof held === 'object' &&
    held !== null &&
    Object.values(held).every((name) => typeof name === 'string')
  );
}

/**
 * @returns an empty lock when the file does not exist
 * @throws when the file is not JSON or not a lock: with its name, and what to do
 */
export function readLock(siteDir: string, locale: Locale): TranslationLock {
  const path = join(siteDir, lockFile(locale));
  if (!existsSync(path)) {
    return {};
  }
  try {
    const lock: unknown = JSON.parse(readText(path));
    if (!isLock(lock)) {
      throw new Error('it does not contain files of pages, each with a text');
    }
    return lock;
  } catch (error) {
    const cause = error instanceof Error ? error.message : error;
    throw new Error(
      `${lockFile(locale)} cannot be read: ${cause}. After a merge keep either side, without the lines <<<<<<<, ======= and >>>>>>>; the command npm run translations says what is out of date.`,
    );
  }
}

/**
 * Writes the lock with its pages sorted, the same on every machine, so that two writers seldom
 * change the same line.
 */
export function writeLock(siteDir: string, locale: Locale, lock: TranslationLock): void {
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(siteDir, lockFile(locale)), `${JSON.stringify(sorted, null, 2)}\n`);
}
