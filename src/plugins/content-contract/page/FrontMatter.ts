import type {Place} from '../faults/Place';

/** The fields between the two lines of three hyphens at the top of a page. */
export interface FrontMatter {
  readonly values: Readonly<Record<string, unknown>>;
  /** Where each field stands in the file. */
  readonly places: Readonly<Record<string, Place>>;
}
