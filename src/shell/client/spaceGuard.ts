import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Upstream renders a sidebar category without a page as `<a role="button">`. The space bar must
 * press a button (WAI-ARIA, button pattern), but on a link it scrolls the page.
 */
function onKeyDown(event: KeyboardEvent): void {
  const {key, repeat, target} = event;
  if (key === ' ' && target instanceof HTMLElement && target.matches('a[role="button"]')) {
    event.preventDefault();
    // Key repeat would toggle the category over and over.
    if (!repeat) target.click();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', onKeyDown);
}
