import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Kept} from '../../kept';

function carryOut(kept: Kept): void {
  const {pressed, typed, keepKey} = kept;
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
      carryOut(kept);
      return;
    }
    document.removeEventListener('keydown', keepKey, true);
    for (const event of typed) {
      document.dispatchEvent(new KeyboardEvent(event.type, event));
    }
  }, 0);
}

/** Once the page lives, what the reader has pressed and typed before is carried out. */
function waitFor(kept: Kept): void {
  const root = document.documentElement;
  const hydration = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') {
      return;
    }
    hydration.disconnect();
    document.removeEventListener('click', kept.keepPress, true);
    setTimeout(carryOut, 0, kept);
  });
  hydration.observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
}

if (ExecutionEnvironment.canUseDOM && window.kept) {
  waitFor(window.kept);
}
