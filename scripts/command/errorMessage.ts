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
 * The message to print for an error. Adds a remedy to file system errors, which name the file only.
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
