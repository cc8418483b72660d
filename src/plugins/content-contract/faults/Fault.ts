import type {FaultWords} from './FaultWords';
import type {Place} from './Place';

/** A replacement in the source of the page, in offsets of UTF-16 code units. */
export interface Edit {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly text: string;
}

/** Something a writer has to mend: where, what is wrong, what to do. */
export interface Fault extends FaultWords, Place {
  /** Path from the root of the site, with `/`. */
  readonly file: string;
  /** Name of the rule that found it: the name of its file in `rules/`, or `data`. */
  readonly rule: string;
  /** Present when `npm run check -- --fix` can mend it. */
  readonly fix?: Edit;
}

/** A fault before its rule has put its name to it. */
export type Breach = Omit<Fault, 'rule'>;
