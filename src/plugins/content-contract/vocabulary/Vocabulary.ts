/** The values allowed for an attribute of a component. */
export interface Attribute {
  readonly isRequired: boolean;
  readonly kind: 'text' | 'number' | 'flag' | 'any';
  /** The only values allowed; `null` for any. */
  readonly values: readonly string[] | null;
}

/** A tag that pages may use. */
export interface Word {
  /** By name; `null` when unknown. */
  readonly attributes: Readonly<Record<string, Attribute>> | null;
  /** Whether it may have content. */
  readonly holdsContent: boolean;
  /** Whether it must have content. */
  readonly needsContent: boolean;
}

export type Vocabulary = Readonly<Record<string, Word>>;
