import type {NameList, Names} from '../ContentSite';
import {elementsOf} from './elementsOf';
import type {Page} from './Page';
import {stepAnchors} from './stepAnchors';

/** The components that generate anchors, one per name in a data file. */
const makers: Readonly<Record<string, {prefix: string; names: NameList}>> = {
  ShortcutTable: {prefix: 'shortcut-', names: 'shortcuts'},
  Glossary: {prefix: 'term-', names: 'terms'},
};

/** Ids that are not written in the page but exist once it is rendered. */
export function generatedAnchors(page: Page, names: Names): readonly string[] {
  const named = elementsOf(page).flatMap(({name}) => {
    const maker = name ? makers[name] : undefined;
    return maker ? names[maker.names].map((item) => maker.prefix + item) : [];
  });
  return [...named, ...stepAnchors(page)];
}
