import {useEffect, useRef, useState} from 'react';

/** `selected`: the clipboard refused, the text is marked and waits for Ctrl or Cmd + C. */
type CopyState = 'idle' | 'copied' | 'selected';

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
  const marked = useRef<Element | null | undefined>(null);
  useEffect(() => {
    if (state !== 'selected') {
      return undefined;
    }
    // The browser tells of the marking as well, a moment later.
    const forgetOnceUnmarked = (): void => {
      if (!marked.current || !window.getSelection()?.containsNode(marked.current, true)) {
        setState('idle');
      }
    };
    document.addEventListener('selectionchange', forgetOnceUnmarked);
    return () => document.removeEventListener('selectionchange', forgetOnceUnmarked);
  }, [state]);
  const copy = async (text: string, shown: Element | null | undefined): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      if (shown) {
        window.getSelection()?.selectAllChildren(shown);
      }
      marked.current = shown;
      setState('selected');
    }
  };
  return {state, copy, forget: () => setState('idle')};
}
