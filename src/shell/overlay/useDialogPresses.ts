import {type MouseEvent as Press, type SyntheticEvent, useRef} from 'react';
import {lastPress} from './lastPress';

/**
 * Limits within which a second tap counts as a double tap. The system counts mouse clicks itself,
 * at the speed the user has set, but not taps.
 */
const doubleTapMs = 300;
const doubleTapPx = 16;

function doublesLastTap({timeStamp, clientX, clientY}: MouseEvent): boolean {
  const last = lastPress();
  return (
    last?.isTap === true &&
    timeStamp - last.timeStamp < doubleTapMs &&
    Math.hypot(clientX - last.clientX, clientY - last.clientY) < doubleTapPx
  );
}

/**
 * Closes a modal `<dialog>` on a click on its backdrop. Only when the press also started there,
 * unlike when the reader selects text and releases outside. The second press of the double press
 * that opened the dialog is ignored in it: the close button may be under the same finger.
 *
 * @param close closes the dialog
 * @returns props for the `<dialog>`, whose content must cover its whole box
 */
export function useDialogPresses(close: () => void): {
  readonly onMouseDown: (event: Press) => void;
  readonly onClickCapture: (event: Press) => void;
  readonly onClick: (event: SyntheticEvent) => void;
} {
  const isPressedBeside = useRef(false);
  const isOfOpening = useRef(false);
  return {
    onMouseDown: (event) => {
      const {target, currentTarget, nativeEvent} = event;
      const isDoubled = nativeEvent.detail > 1 || doublesLastTap(nativeEvent);
      const isBeside = target === currentTarget;
      isOfOpening.current = isDoubled && lastPress()?.isInDialog === false;
      isPressedBeside.current = isBeside && !isDoubled;
      if (isBeside || isOfOpening.current) {
        // Prevents the focus from moving.
        event.preventDefault();
      }
    },
    onClickCapture: (event) => {
      if (isOfOpening.current) {
        event.preventDefault();
        event.stopPropagation();
      }
      // The next click may come from a key, without a `mousedown` that resets this.
      isOfOpening.current = false;
    },
    onClick: ({target, currentTarget}) => {
      if (target === currentTarget && isPressedBeside.current) {
        close();
      }
    },
  };
}
