/** The message of a fault, independent of its place. */
export interface FaultWords {
  readonly what: string;
  /** What to do, addressed to the person who can do it. */
  readonly remedy: string;
}
