/**
 * Input from before hydration: the loader in each page (src/plugins/delivery/page) captures it, and
 * replayEarlyInput.ts (src/shell/client) replays it once the page is hydrated.
 */
export interface EarlyInput {
  /** The buttons clicked, each once even if clicked repeatedly. They are marked `aria-busy`. */
  readonly pressed: Set<HTMLElement>;
  /** Keys typed for the overlay that a clicked button opens, in order. */
  readonly typed: KeyboardEvent[];
  /** Capturing `click` listener; removed at hydration. */
  readonly captureClick: (event: Event) => void;
  /** Capturing `keydown` listener; removed once everything has been replayed. */
  readonly captureKey: (event: KeyboardEvent) => void;
  /** Drops the captured input and stops capturing: the page will not hydrate. */
  readonly discard: () => void;
}

declare global {
  interface Window {
    /** Undefined where pages have no loader, as with `npm start`. */
    earlyInput?: EarlyInput;
    /**
     * Every `click` and `keydown` from before the loader ran; undefined where {@link earlyInput}
     * is.
     */
    pressedEarly?: readonly Event[];
  }
}
