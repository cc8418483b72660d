/**
 * Runs inline in the head of every page: on a poor line the bar stands long before the end of the
 * page, where loader.ts is, and what is pressed meanwhile waits for it here. The loader itself would
 * hold up the first paint from there.
 */
const pressed: Event[] = [];
window.pressedEarly = pressed;
window.onclick = window.onkeydown = (event: Event & Partial<KeyboardEvent>) => {
  pressed.push(event);
  // A form would leave a page that is still coming, and browsers have a search of their own.
  if (
    event.key
      ? event.key === (event.ctrlKey || event.metaKey ? 'k' : event.target === document.body && '/')
      : (event.target as Element).closest('[data-opens-search]')
  ) {
    event.preventDefault();
  }
};
