/** The file at the top of a language that readers get for an address which leads nowhere. */
export const notFoundName = '404.html';

/** Whether a file of the build is such a page. */
export function isNotFoundPage(file: string): boolean {
  return file === notFoundName || file.endsWith(`/${notFoundName}`);
}
