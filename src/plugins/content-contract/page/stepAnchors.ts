import type {Node} from 'unist';
import {elementsOf} from './elementsOf';
import {headingsOf} from './headingsOf';
import type {Page} from './Page';

const offsetOf = ({position}: Node): number => position?.start.offset ?? 0;

/** The anchors of a page's steps, as src/plugins/markup/remarkSteps generates them. */
export function stepAnchors(page: Page): readonly string[] {
  const headings = headingsOf(page);
  const procedures = new Map<string, number>();
  return elementsOf(page)
    .filter(({name}) => name === 'Steps')
    .flatMap((element) => {
      const id = headings.findLast(({node}) => offsetOf(node) < offsetOf(element))?.id;
      const list = element.children.find(({type}) => type === 'list');
      if (!id || list?.type !== 'list') {
        return [];
      }
      const order = (procedures.get(id) ?? 0) + 1;
      procedures.set(id, order);
      const anchor = order === 1 ? id : `${id}-${order}`;
      return list.children.map((_, index) => `${anchor}-step-${index + 1}`);
    });
}
