import {type PointerEvent, type SyntheticEvent, useEffect, useRef} from 'react';

/** The longest time between the two presses of a double one, as most systems have it. */
const doublePressMs = 500;

/**
 * Closes a modal `<dialog>` at a press beside its content. Only a whole press does: one that began
 * in the content, as when text is selected, or that opened the dialog and was doubled, does not.
 *
 * @param isOpen whether the dialog is open
 * @param close closes it
 * @returns props of the `<dialog>`, whose content must cover all of its box
 */
export function useBackdropPress(
  isOpen: boolean,
  close: () => void,
): {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClick: (event: SyntheticEvent) => void;
} {
  const openedAtMs = useRef(0);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isOpen) {
      openedAtMs.current = performance.now();
    }
  }, [isOpen]);
  return {
    onPointerDown: ({target, currentTarget}) => {
      isPressed.current =
        target === currentTarget && performance.now() - openedAtMs.current > doublePressMs;
    },
    onClick: ({target, currentTarget}) => {
      if (target === currentTarget && isPressed.current) {
        close();
      }
    },
  };
}
