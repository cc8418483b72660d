import type {FaultWords} from '../faults/FaultWords';

/** A place where a data file cannot be parsed. Listed in file order. */
export interface ParseError {
  /** In UTF-16 code units from the start of the source. */
  readonly offset: number;
  /** Present when the place alone shows what is wrong. */
  readonly words?: FaultWords;
}

/** How one kind of data file is parsed. */
export interface DataFormat {
  /** The quotation mark around its strings. */
  readonly quote: '"' | "'";
  /** What not to type inside a string, and what to type instead. */
  readonly insideTexts: string;
  /** What keeps a source of this kind from being parsed; empty when nothing does. */
  parseErrorsIn(source: string): readonly ParseError[];
}
