import type {Head} from './headOf';
import type {Attributes, Tag} from './Tag';

const wordsOf = (list = ''): string[] => list.match(/\S+/g) ?? [];

/**
 * Changes only the attributes and classes that a `<Head>` sets or has set: the colour mode, and the
 * class added by a browser that translates the page, stay. A value that others have modified since
 * stays until a `<Head>` gives a new one.
 */
function applyAttributes(element: Element, now: Attributes, before: Attributes = {}): void {
  for (const name of Object.keys({...before, ...now})) {
    const value = now[name];
    const old = before[name];
    if (value === old) continue;
    if (name === 'class') {
      element.classList.remove(...wordsOf(old));
      element.classList.add(...wordsOf(value));
    } else if (value === undefined) {
      element.removeAttribute(name);
    } else {
      element.setAttribute(name, value);
    }
  }
}

function elementOf({type, attributes, text}: Tag): Element {
  const element = document.createElement(type);
  applyAttributes(element, {...attributes, 'data-rh': 'true'});
  // The Content-Security-Policy allows data blocks (JSON-LD), but an empty script element is
  // refused.
  if (text) {
    element.textContent = text;
  }
  return element;
}

/**
 * Updates the document to a head. Elements written at build time or added earlier have the
 * `data-rh` attribute: those that are still in the head stay the same nodes, so that icons are not
 * fetched again, and the others are removed.
 *
 * @param before the head that was applied last; undefined just after hydration
 */
export function applyHead({html, body, title, tags}: Head, before?: Head): void {
  applyAttributes(document.documentElement, html, before?.html);
  applyAttributes(document.body, body, before?.body);
  if (title && document.title !== title) {
    document.title = title;
  }
  const old = [...document.head.querySelectorAll('[data-rh]:not(title)')];
  const added = tags.map(elementOf).filter((element) => {
    const index = old.findIndex((each) => each.isEqualNode(element));
    if (index >= 0) {
      old.splice(index, 1);
    }
    return index < 0;
  });
  for (const element of old) {
    element.remove();
  }
  document.head.append(...added);
}
