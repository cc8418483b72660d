import type {Root} from 'postcss';

/**
 * Drops the prefix of lines of one word: Safari asks for it where a line has a style or a colour,
 * and has always read a word without.
 */
export function dropPlainLines(root: Root): void {
  root.walkDecls('-webkit-text-decoration', (declaration) => {
    if (/^(none|underline)$/.test(declaration.value)) {
      declaration.remove();
    }
  });
}
