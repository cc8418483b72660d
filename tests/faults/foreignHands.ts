/**
 * Changes made to a page by others. Each function runs inside the page, serialised: it cannot use
 * anything outside itself.
 */

/** Like an extension: adds nodes and attributes before the site’s scripts, and throws errors. */
export function meddle(): void {
  const put = (where: Element | null, position: InsertPosition, name: string): void => {
    const node = document.createElement(name);
    node.textContent = 'extension';
    node.hidden = true;
    where?.insertAdjacentElement(position, node);
  };
  document.addEventListener('DOMContentLoaded', () => {
    document.body.setAttribute('cz-shortcut-listen', 'true');
    put(document.documentElement, 'beforeend', 'grammarly-desktop-integration');
    put(document.body, 'afterbegin', 'div');
    put(document.getElementById('__docusaurus'), 'afterbegin', 'div');
    put(document.querySelector('nav'), 'beforeend', 'span');
    put(document.querySelector('article h1'), 'beforeend', 'span');
    put(document.querySelector('article p'), 'beforebegin', 'aside');
    throw new Error('The extension is broken');
  });
}

/** Like a blocker or bookmarklet: removes fixed elements. */
export function takeOutWhatStays(): void {
  for (const element of document.querySelectorAll('body *')) {
    if (/fixed|sticky/.test(getComputedStyle(element).position)) {
      element.remove();
    }
  }
}

/** Like browser translation: wraps every text, including new ones, in `<font>`. */
export function translatePage(): void {
  const skipped = 'script, style, font, svg, textarea, pre, code, [translate="no"]';
  const translate = (text: Text): void => {
    if (text.data.trim() === '' || text.parentElement?.closest(skipped)) {
      return;
    }
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data.toUpperCase();
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateBelow = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    texts.forEach(translate);
  };
  translateBelow(document.body);
  document.documentElement.classList.add('translated-ltr');
  new MutationObserver((changes) => {
    for (const {addedNodes, target, type} of changes) {
      (type === 'characterData' ? [target] : [...addedNodes]).forEach(translateBelow);
    }
  }).observe(document.body, {childList: true, characterData: true, subtree: true});
}
