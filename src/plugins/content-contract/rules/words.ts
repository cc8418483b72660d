import {faultAt} from '../faults/faultAt';
import {type Element, elementsOf} from '../page/elementsOf';
import {explainHtml} from '../page/explainHtml';
import type {Page} from '../page/Page';
import {sourceOf} from '../page/sourceOf';
import {pageRule} from '../Rule';
import {findKeys} from '../texts/findKeys';
import {checkElement} from '../vocabulary/checkElement';

/** Whether an HTML tag is inside another with the same message, such as a cell or an item. */
function isToldWith(outer: Element, {name, position}: Element): boolean {
  const remedy = explainHtml(name ?? '')?.remedy;
  const {start, end} = outer.position ?? {};
  const offset = position?.start.offset ?? 0;
  const isInside = (start?.offset ?? 0) < offset && offset < (end?.offset ?? 0);
  return isInside && remedy !== undefined && remedy === explainHtml(outer.name ?? '')?.remedy;
}

/** `keysByHand` reports these, since it knows the key names. */
const holdsKeys = (page: Page, element: Element) =>
  element.name === 'kbd' && findKeys(sourceOf(page, element), page.locale).length > 0;

/**
 * Components, their attributes and the names they refer to exist; a near miss gets a suggestion.
 */
export const words = pageRule('words', (page, site) => {
  const elements = elementsOf(page);
  return elements
    .filter((element) => !elements.some((outer) => isToldWith(outer, element)))
    .filter((element) => !holdsKeys(page, element))
    .flatMap((element) =>
      checkElement(element, site).map(([what = '', remedy = '']) =>
        faultAt(page, element, {what, remedy}),
      ),
    );
});
