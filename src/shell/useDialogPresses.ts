import {type MouseEvent as Press, type SyntheticEvent, useRef} from 'react';
import {lastPress} from './lastPress';

/**
 * How long after a press, and how near to it, another one doubles it. Systems count presses
 * themselves, at the speed their user has set, but not every one counts taps of a finger.
 */
const doublePressMs = 500;
const doublePressPx = 16;

function doublesLast({timeStamp, clientX, clientY}: MouseEvent): boolean {
  const last = lastPress();
  return (
    last !== null &&
    timeStamp - last.timeStamp < doublePressMs &&
    Math.hypot(clientX - last.clientX, clientY - last.clientY) < doublePressPx
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
  readonly onClickCapture: (event: SyntheticEvent) => void;
  readonly onClick: (event: SyntheticEvent) => void;
} {
  const isPressedBeside = useRef(false);
  const isOfOpening = useRef(false);
  return {
    onMouseDown: (event) => {
      const {target, currentTarget, nativeEvent} = event;
      const isDoubled = nativeEvent.detail > 1 || doublesLast(nativeEvent);
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
