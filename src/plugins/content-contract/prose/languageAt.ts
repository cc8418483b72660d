import type {Locale} from '../../../site';
import {namedPages} from '../namedPages';
import {headingsOf} from '../page/headingsOf';
import type {Page} from '../page/Page';

/** Sections written in a language other than their page's, as examples. */
const foreignSections: readonly {path: string; id: string; language: Locale}[] = [
  {path: namedPages.syntaxReference, id: 'french-typography', language: 'fr'},
];

/**
 * The language of the text at an offset: that of the page, except in example sections.
 *
 * @returns a function, so that the page's headings are read once
 */
export function languageAt(page: Page): (offset: number) => Locale {
  const sections = foreignSections.filter(({path}) => path === page.path);
  if (sections.length === 0) {
    return () => page.locale;
  }
  const headings = headingsOf(page).filter(({depth}) => depth === 2);
  return (offset) => {
    const inside = headings.findLast(({node}) => (node.position?.end.offset ?? 0) < offset);
    return sections.find(({id}) => id === inside?.id)?.language ?? page.locale;
  };
}
