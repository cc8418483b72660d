const rights = 'Give yourself permission to read and write there';
const room = 'Free some space on that disk';
const remedies: Readonly<Record<string, string>> = {
  EACCES: rights,
  EPERM: rights,
  EROFS: rights,
  ENOSPC: room,
  EDQUOT: room,
  ENOENT: 'Check whether it was moved or renamed',
  ENOTDIR: 'There is a file in the place of a folder: move the file away',
  EISDIR: 'There is a folder in the place of a file: move the folder away',
  ENAMETOOLONG: 'Give it a shorter name',
};

/**
 * What to print of an error for the person at the keyboard. One of the disk names the file in words
 * of the system, and here what to do about it.
 *
 * @param error as it was thrown
 */
export function errorMessage(error: unknown): string {
  const {
    code = '',
    path,
    message,
  }: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error));
  const remedy = path === undefined ? undefined : remedies[code];
  return remedy ? `${message}. ${remedy}, then run this again.` : message;
}
