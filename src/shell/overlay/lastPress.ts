/**
 * A pointer press: time in milliseconds (`Event.timeStamp`) and position in the window in CSS
 * pixels.
 */
interface PressPlace {
  readonly timeStamp: number;
  readonly clientX: number;
  readonly clientY: number;
  /**
   * Whether the target is a dialog (a press on the backdrop of a modal one counts) or inside one.
   */
  readonly isInDialog: boolean;
  readonly isTap: boolean;
}

let last: PressPlace | null = null;
let pointerType = '';

// Recorded from startup, because the code of what a press opens may still have to be fetched. On
// the window, where `mousedown` arrives after all handlers that need the previous press.
if (typeof window !== 'undefined') {
  window.addEventListener(
    'pointerdown',
    (event) => {
      pointerType = event.pointerType;
    },
    true,
  );
  window.addEventListener('mousedown', ({timeStamp, clientX, clientY, target}) => {
    const isInDialog = target instanceof Element && target.closest('dialog') !== null;
    last = {timeStamp, clientX, clientY, isInDialog, isTap: pointerType === 'touch'};
  });
}

/** The last press; during the handling of a press, the one before it. */
export const lastPress = (): PressPlace | null => last;
