import path from 'node:path';

const outsideThemes = /[\\/]node_modules[\\/](?!.*[\\/]lib[\\/]theme[\\/])/;

/**
 * The name in the page of a class of a CSS module: the class and the folder of its file. Upstream
 * ends names with a piece of a hash, which no compression can shorten; a folder that is no part of a
 * theme keeps it, since `Details` is a folder of two packages.
 *
 * @param file `…/Steps/styles.module.css`, or another name that then stands for the folder's
 * @param className as the file has it
 * @returns undefined for the `styles.module.css` of a package that is no part of a theme
 */
export function pageClassName(file: string, className: string): string | undefined {
  const own = path.basename(file, '.module.css');
  if (own !== 'styles') {
    return `${className}_${own}`;
  }
  return outsideThemes.test(file) ? undefined : `${className}_${path.basename(path.dirname(file))}`;
}
