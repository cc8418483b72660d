import {type RefObject, useEffect, useRef} from 'react';
import {isPlainClick} from '../../isPlainClick';
import {focusBar} from '../focus/focusBar';
import {useBackCloses} from './useBackCloses';
import {useDialogPresses} from './useDialogPresses';
import {useScrollLock} from './useScrollLock';

/**
 * Keeps a native `<dialog>` in step with a state. The browser makes it modal: the page behind is
 * inert, the focus stays in, Escape asks to close, and the focus goes back where it was.
 *
 * @param isOpen whether the dialog should be open
 * @param close asks the owner of the state to close it
 * @returns the props of the `<dialog>`; a press beside its content closes it
 */
export function useModalDialog(
  isOpen: boolean,
  close: () => void,
): ReturnType<typeof useDialogPresses> & {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onClose: () => void;
} {
  const ref = useRef<HTMLDialogElement>(null);
  const presses = useDialogPresses(close);
  useBackCloses(isOpen, close);
  useScrollLock(isOpen);
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) {
      return undefined;
    }
    dialog.showModal();
    // A page reached meanwhile opens its group of the menu. Upstream ends that once the height has
    // arrived, which in a closed dialog it never does: the group would be open, and show nothing.
    const arrived = new TransitionEvent('transitionend', {propertyName: 'height', bubbles: true});
    for (const list of dialog.querySelectorAll('.menu__list')) {
      list.dispatchEvent(arrived);
    }
    return () => {
      dialog.close();
      // What opened it may be gone, as when the window has grown.
      if (document.activeElement === document.body) {
        focusBar(document);
      }
    };
  }, [isOpen]);
  return {
    ...presses,
    ref,
    // Who opens a link in a tab of its own stays where it was, in what is open too.
    onClickCapture: (event) => {
      presses.onClickCapture(event);
      if (!isPlainClick(event.nativeEvent) && (event.target as Element).closest('a:not([role])')) {
        event.stopPropagation();
      }
    },
    // The browser may close it of itself (Escape, the Back gesture of Android).
    onClose: () => isOpen && close(),
  };
}
