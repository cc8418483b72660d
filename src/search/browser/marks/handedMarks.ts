import {recall, remember} from '../../../memory';
import {handedKey} from './handedKey';

/** What a result hands to a tab of its own, which shares no history with this one. */
interface Handed {
  readonly url: string;
  readonly marks: readonly string[];
  readonly atMs: number;
}

/** A tab that opens later than this was opened by something else. */
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
 * Hands the words to mark to the tab that the browser is about to open. They stay on the device,
 * until that tab takes them.
 *
 * @param url of the result, path first
 * @param nowMs time in milliseconds
 */
export function handMarks(url: string, marks: readonly string[], nowMs = Date.now()): void {
  keep([{url, marks, atMs: nowMs}, ...freshAt(nowMs)].slice(0, maxKept));
}

/**
 * The words that were handed to the page at this address, which are then kept no longer.
 *
 * @param url path and fragment of the page
 * @param nowMs time in milliseconds
 */
export function takeHandedMarks(url: string, nowMs = Date.now()): readonly string[] {
  const handed = freshAt(nowMs);
  const mine = handed.find((one) => one.url === url);
  keep(handed.filter((one) => one !== mine));
  return mine?.marks ?? [];
}
