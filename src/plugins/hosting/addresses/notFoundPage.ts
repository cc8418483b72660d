/** The not-found page at the root of each language. */
export const notFoundName = '404.html';

/** Whether a file of the build is a not-found page. */
export function isNotFoundPage(file: string): boolean {
  return file === notFoundName || file.endsWith(`/${notFoundName}`);
}
