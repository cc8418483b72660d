/** What a writer may write in an attribute of a word. */
export interface Attribute {
  readonly isRequired: boolean;
  readonly kind: 'text' | 'number' | 'flag' | 'any';
  /** The only texts allowed; `null` when any will do. */
  readonly values: readonly string[] | null;
}

/** A tag that pages may use. */
export interface Word {
  /** By name; `null` when its attributes are not known. */
  readonly attributes: Readonly<Record<string, Attribute>> | null;
  /** Whether something may stand between its tags. */
  readonly holdsContent: boolean;
  /** Whether something must. */
  readonly needsContent: boolean;
}

export type Vocabulary = Readonly<Record<string, Word>>;
