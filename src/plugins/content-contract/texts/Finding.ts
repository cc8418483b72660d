/** A stretch of a text that a rule has something to say about. */
export interface Finding {
  /** From the start of the text, in UTF-16 code units. */
  readonly index: number;
  readonly text: string;
}
