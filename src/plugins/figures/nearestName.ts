/** How many letters must change, go or come to turn one word into the other. */
function editDistance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The known name that looks most like what a writer typed. */
export function nearestName(typed: string, known: readonly string[]): string | undefined {
  return known.reduce<string | undefined>(
    (best, name) =>
      best === undefined || editDistance(typed, name) < editDistance(typed, best) ? name : best,
    undefined,
  );
}
