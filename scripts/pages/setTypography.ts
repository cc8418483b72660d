import {applyEdits} from '../../src/plugins/content-contract/faults/fixFaults';
import {correctionsOf} from '../../src/plugins/content-contract/typography/Correction';
import {typographyOf} from '../../src/plugins/content-contract/typography/typographyOf';
import type {Locale} from '../../src/site';

/** A correction may uncover another beside it: two marks in a row, for example. */
const maxRounds = 5;

/**
 * A line of plain text with the spaces, quotation marks and apostrophes of its language, as
 * `npm run check -- --fix` sets them in pages.
 */
export function setTypography(text: string, locale: Locale): string {
  let set = text.replace(/[ \t\r\n]+/g, ' ').trim();
  for (let round = 0; round < maxRounds; round++) {
    set = applyEdits(set, correctionsOf(set, typographyOf[locale])).trim();
  }
  return set;
}
