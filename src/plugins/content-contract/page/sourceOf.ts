import type {Node} from 'unist';
import type {Page} from './Page';

/** What a writer typed for a piece of the page. */
export function sourceOf({source}: Page, {position}: Node): string {
  return source.slice(position?.start.offset, position?.end.offset);
}
