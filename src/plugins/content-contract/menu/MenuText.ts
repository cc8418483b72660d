/** A text of a menu that pages show: the label of a category, say. */
export interface MenuText {
  /** What a translation of it goes by. */
  readonly key: string;
  readonly words: string;
  /** From 1. */
  readonly line: number;
}
