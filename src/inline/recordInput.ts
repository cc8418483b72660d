/**
 * Records clicks and key presses for captureInput.ts. On a slow connection the navbar is visible
 * long before the loader at the end of the page arrives.
 */
export function recordInput(): void {
  const pressed: Event[] = [];
  window.pressedEarly = pressed;
  window.onclick = window.onkeydown = (event: Event & Partial<KeyboardEvent>) => {
    pressed.push(event);
    // Submitting the form would leave a page that is still loading, and browsers have a search of
    // their own on these keys.
    if (
      event.key
        ? event.key ===
          (event.ctrlKey || event.metaKey ? 'k' : event.target === document.body && '/')
        : (event.target as Element).closest('[data-opens-search]')
    ) {
      event.preventDefault();
    }
  };
}
