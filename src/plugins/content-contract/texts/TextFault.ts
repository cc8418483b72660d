import type {Edit} from '../faults/Fault';
import type {FaultWords} from '../faults/FaultWords';

/** A fault of a text that is no page: where in the text, what is wrong, what to do. */
export interface TextFault extends FaultWords {
  /** In UTF-16 code units from the start of the text. */
  readonly index: number;
  /** In offsets of the file. */
  readonly fix?: Edit;
}
