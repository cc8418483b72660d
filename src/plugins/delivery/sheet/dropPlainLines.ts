import type {Root} from 'postcss';

/**
 * Drops prefixed declarations of one-word text decorations: Safari needs the prefix only with a
 * style or colour, and has always supported a single word unprefixed.
 */
export function dropPlainLines(root: Root): void {
  root.walkDecls('-webkit-text-decoration', (declaration) => {
    if (/^(none|underline)$/.test(declaration.value)) {
      declaration.remove();
    }
  });
}
