import {type MouseEvent as Press, type SyntheticEvent, useEffect, useRef} from 'react';

/**
 * How long after a press, and how near to it, another one doubles it. Systems count presses
 * themselves, at the speed their user has set, but not every one counts taps of a finger.
 */
const doublePressMs = 500;
const doublePressPx = 16;

type Place = Pick<MouseEvent, 'detail' | 'timeStamp' | 'clientX' | 'clientY'>;

function isDoubled(press: Place, previous: Place | null): boolean {
  const isCounted = press.detail > 1;
  const isNear =
    previous !== null &&
    press.timeStamp - previous.timeStamp < doublePressMs &&
    Math.hypot(press.clientX - previous.clientX, press.clientY - previous.clientY) < doublePressPx;
  return isCounted || isNear;
}

/**
 * Closes a modal `<dialog>` at a press beside its content. Only a whole press of its own does: one
 * that began in the content, as when text is selected, or that doubles the one that opened the
 * dialog, does not.
 *
 * @param close closes it
 * @returns props of the `<dialog>`, whose content must cover all of its box
 */
export function useBackdropPress(close: () => void): {
  readonly onMouseDown: (event: Press) => void;
  readonly onClick: (event: SyntheticEvent) => void;
} {
  const previous = useRef<Place | null>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    // On the window, which hears of a press after the dialog has.
    const remember = (event: MouseEvent): void => {
      previous.current = event;
    };
    window.addEventListener('mousedown', remember);
    return () => window.removeEventListener('mousedown', remember);
  }, []);
  return {
    onMouseDown: (event) => {
      const isBeside = event.target === event.currentTarget;
      isPressed.current = isBeside && !isDoubled(event.nativeEvent, previous.current);
      if (isBeside) {
        // The focus stays where it is in the dialog.
        event.preventDefault();
      }
    },
    onClick: ({target, currentTarget}) => {
      if (target === currentTarget && isPressed.current) {
        close();
      }
    },
  };
}
