/** A glossary term in one language. */
export interface GlossaryTerm {
  /** Name in src/glossary.ts, the same in both languages. */
  readonly name: string;
  readonly term: string;
  readonly definition: string;
  readonly synonyms: readonly string[];
  /** The term in the other language of the site. */
  readonly translation: string;
}

/** The terms that start with one letter. */
export interface LetterGroup {
  readonly letter: string;
  readonly terms: readonly GlossaryTerm[];
  /** Letters that have a group only in the other language, and whose place is before this one. */
  readonly absentLetters: readonly string[];
}
