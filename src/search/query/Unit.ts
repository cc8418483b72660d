import type {Candidate} from '../spelling/Candidate';

/** The role of a word in the question. */
export type Part =
  /** What the question is about. */
  | 'subject'
  /** An action that applies to anything: to delete, to change, to add. */
  | 'genericVerb'
  /** When, on what device, how much: « quand je zoome », « sur iPad », « un mur de 20 ». */
  | 'aside'
  /**
   * Adds little beside the subject: that it fails, the name of another tool, a barely begun word.
   */
  | 'remark'
  | 'negation';

/** A word of the query and what it may mean on the pages. */
export interface Unit {
  /** As typed. */
  readonly text: string;
  readonly part: Part;
  /** Whether it says little by itself; it counts only where there is nothing else. */
  readonly isSmall: boolean;
  /**
   * Whether it is still being typed, or the phrase that it begins: it may come to mean something.
   */
  readonly isBegun: boolean;
  /** Empty when nothing on the pages comes near. */
  readonly candidates: readonly Candidate[];
}
