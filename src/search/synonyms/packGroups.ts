import {otherTool} from './otherTools';
import {furniture, genericVerb, kind, type SynonymGroup} from './SynonymGroup';

/**
 * A synonym group as stored in the index: its words and its borrowed words, each joined into one
 * string, and the prefix of its name if the search depends on it. Full names and arrays would make
 * the synonyms 10 % larger.
 */
export type PackedGroup = readonly [words: string, borrowed?: string, sort?: string];

const between = '|';
const sorts = [genericVerb, kind, otherTool, furniture];

export function packGroups(groups: readonly SynonymGroup[]): PackedGroup[] {
  return groups.map(({name, words, borrowed = []}) => {
    const texts = [words.join(between), borrowed.join(between)] as const;
    const sort = sorts.find((one) => name.startsWith(one));
    if (sort) return [...texts, sort];
    return borrowed.length > 0 ? texts : [texts[0]];
  });
}

export function unpackGroups(groups: readonly PackedGroup[]): SynonymGroup[] {
  return groups.map(([words, borrowed, sort = ''], index) => ({
    name: `${sort}${index}`,
    words: words.split(between),
    borrowed: borrowed ? borrowed.split(between) : [],
  }));
}
