import {textOf} from '../../src/plugins/content-contract/data/objectFields';
import {categoriesIn} from './categoriesIn';
import {parseSidebar} from './parseSidebar';

/**
 * The sections a page can go to: the keys of the categories.
 *
 * @param source sidebars.ts
 */
export function sectionsOf(source: string): readonly string[] {
  return categoriesIn(parseSidebar(source)).flatMap((category) => textOf(category, 'key') ?? []);
}
