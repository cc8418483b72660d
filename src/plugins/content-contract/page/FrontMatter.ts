/** A position in the source, both counting from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The fields between the two lines of three hyphens at the top of a page. */
export interface FrontMatter {
  readonly values: Readonly<Record<string, unknown>>;
  /** Where each field stands in the file. */
  readonly places: Readonly<Record<string, Place>>;
}

export const topOfFile: Place = {line: 1, column: 1};
