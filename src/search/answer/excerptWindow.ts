/** The place of a word of the query in a text. */
export interface Place {
  readonly start: number;
  readonly end: number;
  /** Which word of the query it is, or stands for. */
  readonly asked: number;
}

/** Letters that the two lines surely hold that a narrow phone shows of an excerpt. */
const seenOnPhone = 54;

/** Whether the text ends about there: a few letters more are better than an ellipsis in their place. */
export function fits(text: string, from: number, length: number): boolean {
  return text.length - from <= length * 1.2;
}

/** Moves an offset to the nearest space in a direction. */
function wordBoundary(text: string, offset: number, step: 1 | -1): number {
  let at = offset;
  while (at > 0 && at < text.length && text[at] !== ' ') at += step;
  return at;
}

/** What the ellipsis that follows stands for as well: one sign after another reads as a slip. */
const endSigns = /[\s.,;:!?…–—]+$/;

/** After the last word that fits, or within it when there is nothing before it. */
export function endOfWindow(text: string, from: number, length: number): number {
  const to = wordBoundary(text, from + length, -1);
  const words = text.slice(from, to).replace(endSigns, '');
  return from + (words.length || length);
}

/** The first of the words that stand with the most others, each counted once. */
function densest(places: readonly Place[], length: number): Place | undefined {
  let best: Place | undefined;
  let most = 0;
  for (const place of places) {
    const {start} = place;
    const inside = places.filter((one) => one.start >= start && one.end <= start + length * 0.8);
    const distinct = new Set(inside.map(({asked}) => asked)).size;
    if (distinct > most) {
      most = distinct;
      best = place;
    }
  }
  return best;
}

/** Where an excerpt of about `length` characters begins, so that the words of a query are seen. */
export function startOfWindow(text: string, places: readonly Place[], length: number): number {
  const best = densest(places, length);
  if (!best) return 0;
  if (fits(text, 0, length) && places.some(({end}) => end <= seenOnPhone)) return 0;
  const lead = Math.round(length * 0.15);
  if (best.start <= lead) return 0;
  // From there on the rest of the text fills the window: later would leave room unused.
  const latest = text.length - length;
  const earliest = best.end - seenOnPhone;
  const sentences = [0, ...[...text.matchAll(/[.!?…] /g)].map(({index}) => index + 2)];
  const near = sentences.filter((at) => at <= best.start && at >= earliest);
  // The beginning of a sentence, when one is near: an excerpt reads better from there.
  const start =
    near.findLast((at) => at <= latest && fits(text, at, length)) ??
    near.findLast((at) => best.start - at < length * 0.4);
  const wanted = Math.max(Math.min(best.start - lead, latest), earliest);
  return start ?? Math.min(wordBoundary(text, wanted, 1) + 1, best.start);
}
