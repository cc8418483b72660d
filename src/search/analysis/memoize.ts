/**
 * The same function of a text, which keeps its results: words come back again and again.
 *
 * @param maxKept after so many it forgets them all; enough for the words of a large site in one
 * language
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
