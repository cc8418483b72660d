/** A press of a pointer: when (ms, the page's clock) and where (CSS pixels of the window). */
interface PressPlace {
  readonly timeStamp: number;
  readonly clientX: number;
  readonly clientY: number;
  /** Whether it was in a dialog, or beside one that is modal. */
  readonly isInDialog: boolean;
  /** Whether it was the tap of a finger. */
  readonly isTap: boolean;
}

let last: PressPlace | null = null;
let pointerType = '';

// Heard from the start: what a press opens may itself be fetched first. On the window, which hears
// of a press after all that ask for the one before it.
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

/** The last press; while a press is being heard, the one before it. */
export const lastPress = (): PressPlace | null => last;
