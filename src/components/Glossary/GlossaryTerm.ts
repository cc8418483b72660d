/** A term as one language shows it. */
export interface GlossaryTerm {
  /** Its name in src/glossary.ts, the same in both languages. */
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
  /** Letters of the other language that have no group here and would stand before this one. */
  readonly absentLetters: readonly string[];
}
