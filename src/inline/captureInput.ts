import type {EarlyInput} from '../earlyInput';
import {isSearchShortcut, isTyping} from '../search/browser/opening/searchShortcut';
import {isTypedAhead} from '../search/browser/opening/typedAhead';

/**
 * Captures what the reader presses until the page is hydrated, beginning with what recordInput.ts
 * recorded. Clicked buttons are marked `aria-busy`.
 *
 * @param load called when something is pressed that only the site's scripts can carry out
 */
export function captureInput(load: () => void): void {
  const pressed: EarlyInput['pressed'] = new Set();
  const typed: EarlyInput['typed'] = [];
  let hasCaptured = false;
  /** The button pressed last that opens the menu or the search: both cover the page. */
  let cover: HTMLElement | undefined;

  const giveUpCover = (): void => {
    if (cover) {
      pressed.delete(cover);
      cover.removeAttribute('aria-busy');
    }
    cover = undefined;
    typed.length = 0;
  };

  const capture = (button: HTMLElement): void => {
    if (button !== cover && button.hasAttribute('aria-haspopup')) {
      giveUpCover();
      cover = button;
    }
    pressed.add(button);
    hasCaptured = true;
    button.setAttribute('aria-busy', 'true');
    // It was pressed before this ran, or by voice, which sends nothing but the click.
    load();
  };

  const captureClick = (event: Event): void => {
    const button = event.target instanceof Element && event.target.closest('button');
    // A form that only leads to the search page opens the search box once the page is hydrated.
    if (button && ('opensSearch' in button.dataset || button.type !== 'submit')) {
      event.preventDefault();
      event.stopPropagation();
      capture(button);
    }
  };

  const captureKey = (event: KeyboardEvent): void => {
    const {key} = event;
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || isTyping(event));
    const search = document.querySelector<HTMLElement>('button[data-opens-search]');
    if (isPlain && key === 'Escape' && hasCaptured) {
      giveUpCover();
      // For what opens without covering the page.
      typed.push(event);
    } else if (
      isPlain &&
      search === cover &&
      isTypedAhead(typed.map((earlier) => earlier.key).join(''), event)
    ) {
      typed.push(event);
    } else if (search && isSearchShortcut(event)) {
      capture(search);
    } else {
      return;
    }
    event.preventDefault();
    // Parts of the page may listen already, and would hear it twice.
    event.stopImmediatePropagation();
  };

  const discard = (): void => {
    for (const button of pressed) {
      button.removeAttribute('aria-busy');
    }
    pressed.clear();
    typed.length = 0;
    document.removeEventListener('click', captureClick, true);
    document.removeEventListener('keydown', captureKey, true);
  };

  window.earlyInput = {pressed, typed, captureClick, captureKey, discard};
  document.addEventListener('click', captureClick, true);
  document.addEventListener('keydown', captureKey, true);
  window.onclick = window.onkeydown = null;
  for (const event of window.pressedEarly ?? []) {
    (event.type === 'click' ? captureClick : captureKey)(event as KeyboardEvent);
  }
}
