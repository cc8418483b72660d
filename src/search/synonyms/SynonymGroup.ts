/** How the names of groups of verbs that go with anything begin. */
export const genericVerb = 'verb-';

/** How the names of groups begin whose other words are kinds of what the first one is. */
export const kind = 'kind-';

/** Name of the group of pieces of furniture. */
export const furniture = 'furniture';

/** Words that readers use for one thing. Each is a word or a phrase, as people write it. */
export interface SynonymGroup {
  readonly name: string;
  readonly words: readonly string[];
  /** Words of another language that readers borrow. */
  readonly borrowed?: readonly string[];
}
