import type {FaultWords} from '../faults/FaultWords';

/** Where a data file stops making sense, in the order of the file. */
export interface Trouble {
  /** In UTF-16 code units from the start of the source. */
  readonly offset: number;
  /** Present when it is plain from the place alone what is wrong. */
  readonly words?: FaultWords;
}

/** How a kind of data file is read. */
export interface DataFormat {
  /** What stands around its texts. */
  readonly quote: '"' | "'";
  /** What not to type inside a text, and what instead. */
  readonly insideTexts: string;
  /** What keeps a source of this kind from being read; nothing when it can be. */
  troublesIn(source: string): readonly Trouble[];
}
