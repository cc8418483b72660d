import {recall, remember} from '../../../memory';
import {handedKey} from './handedKey';

/** The words to highlight in a new tab, which cannot read the history state of this one. */
interface Handed {
  readonly url: string;
  readonly marks: readonly string[];
  readonly atMs: number;
}

/** A page at this URL that loads later was not opened from the results. */
const freshForMs = 60_000;
const maxKept = 5;

function isHanded(value: unknown): value is Handed {
  const {url, marks, atMs} = (value ?? {}) as Partial<Handed>;
  return typeof url === 'string' && Array.isArray(marks) && typeof atMs === 'number';
}

function freshAt(nowMs: number): readonly Handed[] {
  try {
    const kept: unknown = JSON.parse(recall(handedKey) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((one) => isHanded(one) && Math.abs(nowMs - one.atMs) < freshForMs);
  } catch {
    return [];
  }
}

const keep = (handed: readonly Handed[]): void =>
  remember(handedKey, handed.length > 0 ? JSON.stringify(handed) : null);

/**
 * Stores the words to highlight for the tab that the browser is about to open. They never leave the
 * device, and {@link takeHandedMarks} removes them there.
 *
 * @param url path and fragment of the result
 * @param marks folded words and phrases
 * @param nowMs current time, in milliseconds since the epoch
 */
export function handMarks(url: string, marks: readonly string[], nowMs = Date.now()): void {
  keep([{url, marks, atMs: nowMs}, ...freshAt(nowMs)].slice(0, maxKept));
}

/**
 * Returns the words to highlight that another tab stored for this page, and removes them from
 * storage.
 *
 * @param url path and fragment of the page
 * @param nowMs current time, in milliseconds since the epoch
 * @returns folded words and phrases; empty if none were stored within the last minute
 */
export function takeHandedMarks(url: string, nowMs = Date.now()): readonly string[] {
  const handed = freshAt(nowMs);
  const mine = handed.find((one) => one.url === url);
  keep(handed.filter((one) => one !== mine));
  return mine?.marks ?? [];
}
