import type {Bilingual, Language} from '../../product/language';
import type {LengthUnit} from './parseLength';

/** One value that the reader types. Lengths are kept in centimetres, whatever unit is shown. */
export interface Field {
  readonly name: string;
  readonly label: Bilingual;
  /** A count is a whole number. */
  readonly unit: LengthUnit | 'scale' | 'count';
  readonly initial: number;
  /** The least value that makes sense; without one, the least that shows. */
  readonly min?: number;
  /** The greatest value that makes sense, in the same measure as `initial`. */
  readonly max: number;
}

/** What comes out: the result first, what to make of it after; or why there is no result. */
export type Outcome =
  | {readonly result: string; readonly notes: readonly string[]}
  | {readonly problem: string};

/** One way to calculate: what is asked, and what follows from it. */
export interface Mode {
  readonly name: string;
  /** What it finds. */
  readonly label: Bilingual;
  readonly fields: readonly Field[];
  /** @param values by the names of the fields, each within its limits */
  readonly compute: (values: Readonly<Record<string, number>>, language: Language) => Outcome;
}

export interface Calculation {
  readonly title: Bilingual;
  /** One at least; the reader chooses where there are several. */
  readonly modes: readonly [Mode, ...Mode[]];
}
