/** Prefix of the names of groups of generic verbs. */
export const genericVerb = 'verb-';

/** Prefix of the names of groups whose first word is the hypernym of the others. */
export const kind = 'kind-';

/** Name of the group of furniture. */
export const furniture = 'furniture';

/** Words that readers use for one thing. Each is a word or a phrase, as people write it. */
export interface SynonymGroup {
  readonly name: string;
  readonly words: readonly string[];
  /** Words of the other language that readers use. */
  readonly borrowed?: readonly string[];
}
