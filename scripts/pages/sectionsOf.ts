import {textOf} from '../../src/plugins/content-contract/data/objectFields';
import {nearestName} from '../../src/plugins/content-contract/nearest/nearestName';
import {pageNameFrom} from '../../src/plugins/content-contract/page/pageNameFrom';
import {categoriesIn} from './categoriesIn';
import {parseSidebar} from './parseSidebar';

/**
 * The sections a page can be added to: the keys of the categories.
 *
 * @param source sidebars.ts
 */
export function sectionsOf(source: string): readonly string[] {
  return categoriesIn(parseSidebar(source)).flatMap((category) => textOf(category, 'key') ?? []);
}

/** The error for an unknown section: a suggestion, or how to create one. */
export function unknownSection(name: string, sections: readonly string[]): string {
  const near = nearestName(name, sections);
  const choice = near
    ? `Did you mean ${near}?`
    : `Choose one of: ${sections.join(', ')}. To begin a new one, add a category with key: '${pageNameFrom(name)}' to sidebars.ts.`;
  return `There is no section ${name}. ${choice}`;
}
