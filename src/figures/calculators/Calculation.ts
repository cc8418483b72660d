import type {Bilingual, Language} from '../../product/language';
import type {LengthUnit} from './parseLength';

/** One value that the reader types. Lengths are in centimetres, whatever unit is displayed. */
export interface Field {
  readonly name: string;
  readonly label: Bilingual;
  /** A count is a whole number. */
  readonly unit: LengthUnit | 'scale' | 'count';
  readonly initial: number;
  /** Minimum meaningful value; by default, the smallest that is not displayed as zero. */
  readonly min?: number;
  /** Maximum meaningful value, in the same unit as `initial`. */
  readonly max: number;
}

/** The result followed by advice about it, or the reason why there is no result. */
export type Outcome =
  | {readonly result: string; readonly notes: readonly string[]}
  | {readonly problem: string};

/** One way to calculate: its input fields and its formula. */
export interface Mode {
  readonly name: string;
  /** The quantity that it calculates. */
  readonly label: Bilingual;
  readonly fields: readonly Field[];
  /** @param values by field name, each within the limits of its field */
  readonly compute: (values: Readonly<Record<string, number>>, language: Language) => Outcome;
}

export interface Calculation {
  readonly title: Bilingual;
  /** At least one; the reader chooses when there are several. */
  readonly modes: readonly [Mode, ...Mode[]];
}
