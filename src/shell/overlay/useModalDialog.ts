import {type RefObject, useEffect, useRef} from 'react';
import {isPlainClick} from '../../isPlainClick';
import {focusNavbar} from '../focus/focusNavbar';
import {useBackCloses} from './useBackCloses';
import {useDialogPresses} from './useDialogPresses';
import {useScrollLock} from './useScrollLock';

/**
 * Synchronises a native `<dialog>` with a state. The browser makes it modal: the page behind is
 * inert, the focus is trapped, Escape requests closing, and the focus returns to where it was.
 *
 * @param isOpen whether the dialog should be open
 * @param close asks the owner of the state to close it
 * @returns props for the `<dialog>`; a click on its backdrop closes it
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
    // After a page change, upstream expands the sidebar category of the page in the closed drawer,
    // and ends that on the `transitionend` of its height, which never fires in a closed dialog: the
    // category would be expanded but empty.
    const arrived = new TransitionEvent('transitionend', {propertyName: 'height', bubbles: true});
    for (const list of dialog.querySelectorAll('.menu__list')) {
      list.dispatchEvent(arrived);
    }
    return () => {
      dialog.close();
      // The control that opened it may be gone, as when the window has become wider.
      if (document.activeElement === document.body) {
        focusNavbar(document);
      }
    };
  }, [isOpen]);
  return {
    ...presses,
    ref,
    // When the reader opens a link in a new tab, the dialog stays open.
    onClickCapture: (event) => {
      presses.onClickCapture(event);
      if (!isPlainClick(event.nativeEvent) && (event.target as Element).closest('a:not([role])')) {
        event.stopPropagation();
      }
    },
    // The browser may close it by itself (Escape, Android's Back gesture).
    onClose: () => isOpen && close(),
  };
}
