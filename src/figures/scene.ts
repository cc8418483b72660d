import type {Bilingual, Language} from '../product/language';
import type {Drawing} from './views/drawing';

/** One drawing of a figure, and its text alternative. */
export interface Panel {
  /** A short title above the drawing, when a figure compares several. */
  readonly title?: Bilingual;
  /**
   * The text alternative: starts with the kind of drawing, says what it teaches, 40 to 150
   * characters, ends with a full stop.
   */
  readonly alternative: Bilingual;
  readonly draw: (language: Language) => Drawing;
}

/** A figure as data: its drawings, and the sentences that its numbers refer to. */
export interface Scene {
  readonly panels: readonly Panel[];
  /** One sentence per number, in order; rendered as a list under the drawings. */
  readonly callouts?: readonly Bilingual[];
}
