/** A word of the pages that a typed word may mean, and how far to trust it, from 0 to 1. */
export interface Candidate {
  readonly stem: string;
  readonly trust: number;
}
