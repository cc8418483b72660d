/** A stretch of text that a rule reports. */
export interface Finding {
  /** From the start of the text, in UTF-16 code units. */
  readonly index: number;
  readonly text: string;
}
