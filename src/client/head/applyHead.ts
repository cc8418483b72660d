import type {Head} from './headOf';
import type {Attributes, Tag} from './Tag';

const wordsOf = (list = ''): string[] => list.match(/\S+/g) ?? [];

/**
 * What is not ours to say stays as it is: the colour mode is one, another the class of a browser that
 * translates the page. So does what others have made of ours, until we say another thing.
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
