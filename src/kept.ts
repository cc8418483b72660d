/**
 * What a reader did before the page lived. The loader in the page keeps it (src/plugins/delivery),
 * the program carries it out (src/shell/client); this is what the two agree on.
 */
export interface Kept {
  /** Buttons that were pressed: each once, for impatient presses are one. Said to be busy. */
  readonly pressed: Set<HTMLElement>;
  /** Keys meant for what they open, in their order. */
  readonly typed: KeyboardEvent[];
  /** Hears every `click` before the page does, until it lives. */
  readonly keepPress: (event: Event) => void;
  /** Hears every `keydown` before the page does, until all is carried out. */
  readonly keepKey: (event: KeyboardEvent) => void;
  /** Gives all of it up, and what is pressed from now on too: the page will not live. */
  readonly end: () => void;
}

declare global {
  interface Window {
    /** Missing where pages are served without a loader, as by `npm start`. */
    kept?: Kept;
    /** Every `click` and `keydown` from before the loader came; missing where {@link kept} is. */
    pressedEarly?: readonly Event[];
  }
}
