import {useState} from 'react';

/** `selected`: the clipboard refused, the text is marked and waits for Ctrl or Cmd + C. */
type CopyState = 'idle' | 'copied' | 'selected';

/** Marks a text, and tells once it is marked no more. */
function mark(shown: Element, onUnmarked: () => void): void {
  window.getSelection()?.selectAllChildren(shown);
  const follow = (): void => {
    // The browser tells of the marking as well, a moment later.
    if (!window.getSelection()?.containsNode(shown, true)) {
      document.removeEventListener('selectionchange', follow);
      onUnmarked();
    }
  };
  document.addEventListener('selectionchange', follow);
}

/**
 * Copies a text and says how it went; that it is marked is said for as long as it is.
 *
 * @returns the state, `copy` with the text and the element that shows it, and what forgets the state
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
