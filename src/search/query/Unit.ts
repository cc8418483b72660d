import type {Candidate} from '../spelling/Candidate';

/** A word of the query and what it may mean on the pages. */
export interface Unit {
  /** As typed. */
  readonly text: string;
  readonly isNegation: boolean;
  /** Whether it only says when the thing happens: « la vue saute quand je zoome ». */
  readonly isAside: boolean;
  /** Whether it only says that the thing goes wrong, beside a word that says what. */
  readonly isTrouble: boolean;
  /** Whether it only says that the thing does not show, beside a word that says what. */
  readonly isUnseen: boolean;
  /** Whether it says what is done in a word that goes with anything: to delete, to change, to add. */
  readonly isDeed: boolean;
  /** Whether it is a number alone: « un mur de 20 ». */
  readonly isNumber: boolean;
  /** Whether it names another tool, for comparison or for its files. */
  readonly isOtherTool: boolean;
  /** Whether it says little by itself; it counts only where there is nothing else. */
  readonly isSmall: boolean;
  /** Empty when nothing on the pages comes near. */
  readonly candidates: readonly Candidate[];
}
