import {useState} from 'react';

/** `selected`: the clipboard refused, the text is marked and waits for Ctrl or Cmd + C. */
type CopyState = 'idle' | 'copied' | 'selected';

/**
 * Copies a text and says how it went.
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
      if (shown) {
        window.getSelection()?.selectAllChildren(shown);
      }
      setState('selected');
    }
  };
  return {state, copy, forget: () => setState('idle')};
}
