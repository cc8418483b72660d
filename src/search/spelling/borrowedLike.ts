import type {Lexicon} from '../indexing/Lexicon';
import type {Candidate} from './Candidate';
import {isWideSlip} from './isSlip';
import {trustAs, trustIn} from './trustAs';

/** Letters of a borrowed word that a slip of the thumb leaves recognisable. */
const minSlipLength = 4;
/** Letters of one that any typing error does: « treem » is on the way to « trémie », and no tree. */
const minErrorLength = 5;

/** Words that readers borrow from the other language, of which a typed one is a misspelling. */
export function borrowedLike(surface: string, lexicon: Lexicon): Candidate[] {
  return [...lexicon.borrowed].flatMap(([spelling, stem]) => {
    const isLong = spelling.length >= minErrorLength;
    const isSlip = !isLong && spelling.length >= minSlipLength && isWideSlip(surface, spelling);
    const isNear = isSlip || (isLong && trustAs(spelling, surface) >= trustIn.near);
    return isNear ? [{stem, trust: trustIn.near, spelling}] : [];
  });
}
