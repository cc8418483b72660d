import type {FaultWords} from '../faults/FaultWords';

/** What is left to be seen of a piece of Markdown that did not take effect. */
export interface Trace extends FaultWords {
  readonly pattern: RegExp;
}
