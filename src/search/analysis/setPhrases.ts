/** Returns the indexes of the words that carry no meaning in their context. */
type EmptyWords = (surfaces: readonly string[]) => ReadonlySet<number>;

interface SetPhrase {
  readonly words: readonly string[];
  readonly isEmpty: readonly boolean[];
}

const none: ReadonlySet<number> = new Set();

/** Parses a phrase such as « [tout] de suite »: the words in brackets carry no meaning. */
function parse(phrase: string): SetPhrase {
  const words: string[] = [];
  const isEmpty: boolean[] = [];
  let isInside = false;
  for (const word of phrase.split(' ')) {
    isInside ||= word.startsWith('[');
    words.push(word.replace(/[[\]]/g, ''));
    isEmpty.push(isInside);
    isInside &&= !word.endsWith(']');
  }
  return {words, isEmpty};
}

/**
 * Compiles the set phrases of a language in which a word loses the meaning it has elsewhere.
 *
 * @param phrases folded words separated by spaces, those without meaning in square brackets
 * @returns a function from folded words to the indexes of those without meaning
 */
export function emptyWordsOf(phrases: readonly string[]): EmptyWords {
  const byFirst = new Map<string, SetPhrase[]>();
  for (const phrase of phrases.map(parse)) {
    const [first = ''] = phrase.words;
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  return (surfaces) => {
    let empty: Set<number> | null = null;
    for (const [from, surface] of surfaces.entries()) {
      for (const {words, isEmpty} of byFirst.get(surface) ?? []) {
        if (words.some((word, at) => surfaces[from + at] !== word)) continue;
        empty ??= new Set();
        for (const [at, isOne] of isEmpty.entries()) if (isOne) empty.add(from + at);
      }
    }
    return empty ?? none;
  };
}
