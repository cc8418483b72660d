import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Kept} from '../../kept';
import {isAlive} from '../isAlive';

/** Once the page lives, what the reader has pressed and typed before is carried out. */
function waitFor({pressed, typed, keepPress, keepKey}: Kept): void {
  const carryOut = (): void => {
    const [button] = pressed;
    if (button) {
      pressed.delete(button);
      button.removeAttribute('aria-busy');
      // What the press before has opened closes as this one begins. Not with a mouse: where that was
      // pressed last is remembered, to tell a double press.
      button.dispatchEvent(new Event('touchstart', {bubbles: true}));
      button.click();
      // In a turn of its own, so that effects that add listeners have run.
      setTimeout(carryOut, 0);
      return;
    }
    document.removeEventListener('keydown', keepKey, true);
    // All in one turn, since a letter typed between two would overtake those that wait.
    for (const event of typed) {
      document.dispatchEvent(new KeyboardEvent(event.type, event));
    }
  };
  const hydration = new MutationObserver(() => {
    if (isAlive()) {
      hydration.disconnect();
      document.removeEventListener('click', keepPress, true);
      setTimeout(carryOut, 0);
    }
  });
  hydration.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-has-hydrated'],
  });
}

if (ExecutionEnvironment.canUseDOM && window.kept) {
  waitFor(window.kept);
}
