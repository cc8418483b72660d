import {type RefObject, useEffect, useRef} from 'react';
import {useScrollLock} from './useScrollLock';

/**
 * Keeps a native `<dialog>` in step with a state. The browser makes it modal: the page behind is
 * inert, the focus stays in, Escape asks to close, and the focus goes back where it was.
 *
 * @param isOpen whether the dialog should be open
 * @param close asks the owner of the state to close it
 * @returns the props of the `<dialog>`; a click on it, beside its content, closes it
 */
export function useModalDialog(
  isOpen: boolean,
  close: () => void,
): {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onClose: () => void;
  readonly onClick: (event: {readonly target: unknown; readonly currentTarget: unknown}) => void;
} {
  const ref = useRef<HTMLDialogElement>(null);
  useScrollLock(isOpen);
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) {
      return undefined;
    }
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);
  return {
    ref,
    // The browser may close it of itself (Escape, the Back gesture of Android).
    onClose: () => isOpen && close(),
    onClick: ({target, currentTarget}) => target === currentTarget && close(),
  };
}
