import type {Edit} from '../faults/Fault';
import type {FaultWords} from '../faults/FaultWords';

/** A fault of a text outside pages: where in the text, what is wrong, what to do. */
export interface TextFault extends FaultWords {
  /** In UTF-16 code units from the start of the text. */
  readonly index: number;
  /** In file offsets. */
  readonly fix?: Edit;
}
