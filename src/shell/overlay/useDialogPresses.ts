import {type MouseEvent as Press, type SyntheticEvent, useRef} from 'react';
import {lastPress} from './lastPress';

/**
 * How long after a tap, and how near to it, another one doubles it. Presses of a mouse are counted by
 * the system, at the speed its user has set; taps are not.
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
 * Closes a modal `<dialog>` at a press beside its content. Only a whole press of its own does: one
 * that began in the content, as when text is selected, does not. A press that doubles the one that
 * opened the dialog does nothing in it: its button to close may be under the same finger.
 *
 * @param close closes it
 * @returns props of the `<dialog>`, whose content must cover all of its box
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
        // The focus stays where it is in the dialog.
        event.preventDefault();
      }
    },
    onClickCapture: (event) => {
      if (isOfOpening.current) {
        event.preventDefault();
        event.stopPropagation();
      }
      // The next may come of a key, and nothing else would say so.
      isOfOpening.current = false;
    },
    onClick: ({target, currentTarget}) => {
      if (target === currentTarget && isPressedBeside.current) {
        close();
      }
    },
  };
}
