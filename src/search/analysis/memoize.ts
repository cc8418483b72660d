/**
 * Caches the results of a function of a text, for words that occur again and again.
 *
 * @param maxKept maximum number of results, after which the cache is cleared; the default suffices
 *   for the words of a large site in one language
 */
export function memoize<Result>(
  compute: (text: string) => Result,
  maxKept = 50_000,
): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) {
      result = compute(text);
      if (known.size >= maxKept) known.clear();
      known.set(text, result);
    }
    return result;
  };
}
