/** Prefix of the names of groups of generic verbs. */
export const genericVerb = 'verb-';

/** Prefix of the names of groups whose first word is the hypernym of the others. */
export const kind = 'kind-';

/** Name of the group of furniture. */
export const furniture = 'furniture';

/** Words that readers use for the same thing. Each is a word or a phrase, not folded. */
export interface SynonymGroup {
  readonly name: string;
  readonly words: readonly string[];
  /** Words of the other language that readers use for it. */
  readonly borrowed?: readonly string[];
}
