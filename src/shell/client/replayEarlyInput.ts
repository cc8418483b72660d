import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {EarlyInput} from '../../earlyInput';
import {isHydrated} from '../isHydrated';

/** Replays what the reader clicked and typed before hydration. */
function replayOnceHydrated({pressed, typed, captureClick, captureKey}: EarlyInput): void {
  const replay = (): void => {
    const [button] = pressed;
    if (button) {
      pressed.delete(button);
      button.removeAttribute('aria-busy');
      // Closes what the previous click opened, as a real press would. Not a `mousedown`, which
      // lastPress.ts records to detect double presses.
      button.dispatchEvent(new Event('touchstart', {bubbles: true}));
      button.click();
      // In a task of its own, so that the effects of the previous click have added their listeners.
      setTimeout(replay, 0);
      return;
    }
    document.removeEventListener('keydown', captureKey, true);
    // All in one task, or a key typed meanwhile would be handled before those that wait.
    for (const event of typed) {
      document.dispatchEvent(new KeyboardEvent(event.type, event));
    }
  };
  const hydration = new MutationObserver(() => {
    if (isHydrated()) {
      hydration.disconnect();
      document.removeEventListener('click', captureClick, true);
      setTimeout(replay, 0);
    }
  });
  hydration.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-has-hydrated'],
  });
}

if (ExecutionEnvironment.canUseDOM && window.earlyInput) {
  replayOnceHydrated(window.earlyInput);
}
