/** The stem of a word on the pages that a typed word may mean, and the trust in it, from 0 to 1. */
export interface Candidate {
  readonly stem: string;
  readonly trust: number;
}
