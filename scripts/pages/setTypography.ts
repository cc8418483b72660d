import {applyEdits} from '../../src/plugins/content-contract/faults/fixFaults';
import {correctionsOf} from '../../src/plugins/content-contract/typography/Correction';
import {typographyOf} from '../../src/plugins/content-contract/typography/typographyOf';
import type {Locale} from '../../src/site';

/** A correction may uncover another one, such as the first of two marks in a row. */
const maxRounds = 5;

/**
 * Sets spaces, quotation marks and apostrophes of a line of plain text for its language, as `npm
 * run check -- --fix` does in pages.
 */
export function setTypography(text: string, locale: Locale): string {
  let set = text.replace(/[ \t\r\n]+/g, ' ').trim();
  for (let round = 0; round < maxRounds; round++) {
    set = applyEdits(set, correctionsOf(set, typographyOf[locale])).trim();
  }
  return set;
}
