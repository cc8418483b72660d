import path from 'node:path';

const outsideThemes = /[\\/]node_modules[\\/](?!.*[\\/]lib[\\/]theme[\\/])/;

/**
 * The name of a CSS module's class in pages: the class and the folder of its file. Upstream appends
 * part of a hash, which does not compress. Packages that are not themes keep theirs, since
 * `Details` is a folder of two packages.
 *
 * @param file `…/Steps/styles.module.css`; a base name other than `styles` replaces the folder's
 * @param className as written in the file
 * @returns undefined for the `styles.module.css` of a package that is not a theme
 */
export function pageClassName(file: string, className: string): string | undefined {
  const own = path.basename(file, '.module.css');
  if (own !== 'styles') {
    return `${className}_${own}`;
  }
  return outsideThemes.test(file) ? undefined : `${className}_${path.basename(path.dirname(file))}`;
}
