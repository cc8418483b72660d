import path from 'node:path';

const outsideThemes = /[\\/]node_modules[\\/](?!.*[\\/]lib[\\/]theme[\\/])/;

/**
 * The name in the page of a class of a CSS module: the class and the folder of its file. Upstream
 * ends names with a piece of a hash, which no compression can shorten; what is no part of a theme
 * keeps it, since `Details` is a folder of two packages.
 *
 * @param file `…/Steps/styles.module.css`, or another name that then stands for the folder's
 * @param className as the file has it
 * @returns undefined for a file of a package that is no part of a theme
 */
export function pageClassName(file: string, className: string): string | undefined {
  if (outsideThemes.test(file)) {
    return undefined;
  }
  const own = path.basename(file, '.module.css');
  const part = own === 'styles' ? path.basename(path.dirname(file)) : own;
  return `${className}_${part}`;
}
