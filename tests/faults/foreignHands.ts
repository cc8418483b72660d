/**
 * What hands other than ours do to a page. Each function runs inside the page, as text: it may use
 * nothing from outside itself.
 */

/** As an extension does: nodes and attributes of its own, before the site’s scripts, and errors. */
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

/** As a blocker or a bookmarklet does: the bars that stay on the screen are taken out of the page. */
export function takeOutWhatStays(): void {
  for (const element of document.querySelectorAll('body *')) {
    if (/fixed|sticky/.test(getComputedStyle(element).position)) {
      element.remove();
    }
  }
}

/** As the browser's translation does: every text, also new ones, becomes words in `<font>`. */
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
