import type {Head} from './headOf';
import type {Attributes, Tag} from './Tag';

/** Attributes that are not ours to say stay as they are: the colour mode is one. */
function applyAttributes(element: Element, now: Attributes, before: Attributes = {}): void {
  for (const name of Object.keys({...before, ...now})) {
    const value = now[name];
    if (value === undefined) {
      element.removeAttribute(name);
    } else if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}

function elementOf({type, attributes, text}: Tag): Element {
  const element = document.createElement(type);
  applyAttributes(element, {...attributes, 'data-rh': 'true'});
  // The site's policy takes data as the text of a script, and refuses an empty one.
  if (text) {
    element.textContent = text;
  }
  return element;
}

/**
 * Makes the document hold a head. Elements that the page was written with, or that came here before,
 * bear `data-rh`: those that the head still holds stay the same nodes, so that no icon is fetched
 * again, and the others go.
 *
 * @param before the head that was applied last; none when the page has just come to life
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
