/**
 * Runs inline in the head of every page: on a poor line the bar stands long before the end of the
 * page, where loader.ts is, and what is pressed meanwhile waits for it here. The loader itself would
 * hold up the first paint from there.
 */
const pressed: Event[] = [];
window.pressedEarly = pressed;
window.onclick = (event) => {
  pressed.push(event);
  // Its form would leave a page that is still coming.
  if ((event.target as Element).closest('[data-opens-search]')) {
    event.preventDefault();
  }
};
