import type {Place} from '../faults/Place';

/** The fields between the two `---` lines at the top of a page. */
export interface FrontMatter {
  readonly values: Readonly<Record<string, unknown>>;
  /** Position of each field in the file. */
  readonly places: Readonly<Record<string, Place>>;
}
