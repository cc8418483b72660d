import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Kept} from '../../kept';

/** Once the page lives, what the reader has pressed and typed before is carried out. */
function waitFor({pressed, typed, keepPress, keepKey}: Kept): void {
  const carryOut = (): void => {
    for (const button of pressed) {
      pressed.delete(button);
      button.removeAttribute('aria-busy');
      button.click();
    }
    // In a turn of its own, so that effects that add listeners have run. All in one turn, since a
    // letter typed between two would overtake those that wait.
    setTimeout(() => {
      // A key may have asked for the search in between.
      if (pressed.size > 0) {
        carryOut();
        return;
      }
      document.removeEventListener('keydown', keepKey, true);
      for (const event of typed) {
        document.dispatchEvent(new KeyboardEvent(event.type, event));
      }
    }, 0);
  };
  const root = document.documentElement;
  const hydration = new MutationObserver(() => {
    if (root.dataset.hasHydrated === 'true') {
      hydration.disconnect();
      document.removeEventListener('click', keepPress, true);
      setTimeout(carryOut, 0);
    }
  });
  hydration.observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
}

if (ExecutionEnvironment.canUseDOM && window.kept) {
  waitFor(window.kept);
}
