import {type RefObject, useRef, useState} from 'react';

/** `selected`: the clipboard refused, the text is marked and waits for Ctrl or Cmd + C. */
export type CopyState = 'idle' | 'copied' | 'selected';

/**
 * Copies a text and says how it went.
 *
 * @returns a ref for the element that shows the text, the state, and `copy`
 */
export function useCopy<Shown extends HTMLElement>(): {
  readonly textRef: RefObject<Shown | null>;
  readonly state: CopyState;
  readonly copy: (text: string) => Promise<void>;
} {
  const textRef = useRef<Shown>(null);
  const [state, setState] = useState<CopyState>('idle');
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      if (textRef.current) {
        window.getSelection()?.selectAllChildren(textRef.current);
      }
      setState('selected');
    }
  };
  return {textRef, state, copy};
}
