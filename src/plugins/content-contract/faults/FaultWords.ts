/** What is said of a fault, wherever it stands. */
export interface FaultWords {
  readonly what: string;
  /** What to do, to the person who can. */
  readonly remedy: string;
}
