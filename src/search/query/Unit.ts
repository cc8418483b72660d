import type {Candidate} from '../spelling/Candidate';

/** What a word does in the question. */
export type Part =
  /** Says what it is about. */
  | 'subject'
  /** Says what is done, in a word that goes with anything: to delete, to change, to add. */
  | 'genericVerb'
  /** Says when, on what or how much: « quand je zoome », « sur iPad », « un mur de 20 ». */
  | 'aside'
  /** Beside a word that says what: that it goes wrong or does not show, or what other tool does so. */
  | 'remark'
  | 'negation';

/** A word of the query and what it may mean on the pages. */
export interface Unit {
  /** As typed. */
  readonly text: string;
  readonly part: Part;
  /** Whether it says little by itself; it counts only where there is nothing else. */
  readonly isSmall: boolean;
  /** Whether it is still being typed, or the phrase that it begins: it may come to mean something. */
  readonly isBegun: boolean;
  /** Empty when nothing on the pages comes near. */
  readonly candidates: readonly Candidate[];
}
