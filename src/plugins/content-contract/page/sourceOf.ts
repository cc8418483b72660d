import type {Node} from 'unist';
import type {Page} from './Page';

/** The source text of an AST node. */
export function sourceOf({source}: Page, {position}: Node): string {
  return source.slice(position?.start.offset, position?.end.offset);
}
