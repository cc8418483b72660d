import type {FaultWords} from './FaultWords';
import type {Place} from './Place';

/** A replacement in the source of the page, as UTF-16 code unit offsets. */
export interface Edit {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly text: string;
}

/** Something a writer has to fix: where it is, what is wrong, what to do. */
export interface Fault extends FaultWords, Place {
  /** Path from the root of the site, with `/`. */
  readonly file: string;
  /** Name of the rule that found it: the name of its file in `rules/`, or `data`. */
  readonly rule: string;
  /** Present when `npm run check -- --fix` can fix it. */
  readonly fix?: Edit;
}

/** A fault to which the name of its rule has not yet been added. */
export type Breach = Omit<Fault, 'rule'>;
