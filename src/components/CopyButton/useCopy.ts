import {useState} from 'react';

/** `selected`: the clipboard was refused; the text is selected for Ctrl + C or Cmd + C. */
type CopyState = 'idle' | 'copied' | 'selected';

/** Selects the text of an element, and calls back when it is no longer selected. */
function mark(shown: Element, onUnmarked: () => void): void {
  window.getSelection()?.selectAllChildren(shown);
  const follow = (): void => {
    // The browser also fires this event for the selection made above, a moment later.
    if (!window.getSelection()?.containsNode(shown, true)) {
      document.removeEventListener('selectionchange', follow);
      onUnmarked();
    }
  };
  document.addEventListener('selectionchange', follow);
}

/**
 * Copies a text to the clipboard, or selects it when the clipboard is refused. The state is
 * `selected` for as long as the text is.
 *
 * @returns the state, `copy` for a text and the element that shows it, and `forget`, which resets
 *   the state
 */
export function useCopy(): {
  readonly state: CopyState;
  readonly copy: (text: string, shown: Element | null | undefined) => Promise<void>;
  readonly forget: () => void;
} {
  const [state, setState] = useState<CopyState>('idle');
  const copy = async (text: string, shown: Element | null | undefined): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('selected');
      if (shown) {
        mark(shown, () => setState('idle'));
      }
    }
  };
  return {state, copy, forget: () => setState('idle')};
}
