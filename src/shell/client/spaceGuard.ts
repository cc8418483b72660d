import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Upstream writes a group of the sidebar that has no page as a link that says it is a button. A
 * button is pressed by the space bar too (WAI-ARIA, button pattern); on a link that scrolls the page.
 */
function onKeyDown(event: KeyboardEvent): void {
  const {key, repeat, target} = event;
  if (key === ' ' && target instanceof HTMLElement && target.matches('a[role="button"]')) {
    event.preventDefault();
    // Held down, it would open and shut the group over and over.
    if (!repeat) target.click();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', onKeyDown);
}
