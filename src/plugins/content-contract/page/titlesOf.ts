import type {Node} from 'unist';
import {type Place, topOfFile} from '../faults/Place';
import {attributeText, elementsOf} from './elementsOf';
import {headingsOf} from './headingsOf';
import type {Page} from './Page';

/** A text that names a page or a part of it, and its position. */
interface Title {
  readonly text: string;
  readonly where: Place | Node;
}

/** A page's title, its sidebar label, its headings and the titles of its symptoms. */
export function titlesOf(page: Page): readonly Title[] {
  const {values, places} = page.frontMatter;
  return [
    ...['title', 'sidebar_label'].map((name) => ({
      text: typeof values[name] === 'string' ? values[name] : '',
      where: places[name] ?? topOfFile,
    })),
    ...headingsOf(page).map(({text, node}) => ({text, where: node})),
    ...elementsOf(page).map((element) => ({
      text: attributeText(element, 'title') ?? '',
      where: element,
    })),
  ];
}
