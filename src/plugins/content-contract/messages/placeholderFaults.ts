import type {FaultWords} from '../faults/FaultWords';
import {nearestName} from '../nearest/nearestName';

/** The name of the site: readers of this one know it, so a translation may leave it out. */
const dispensable: ReadonlySet<string> = new Set(['{siteTitle}']);

function placeholdersOf(text: string): readonly string[] {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])];
}

/** The `{placeholders}` of a message that differ from those of the English text. */
export function placeholderFaults(text: string, english: string): readonly FaultWords[] {
  const [wanted, own] = [placeholdersOf(english), placeholdersOf(text)];
  const lost = wanted.filter((one) => !own.includes(one) && !dispensable.has(one));
  const strange = own
    .filter((one) => !wanted.includes(one))
    .map((one) => ({one, meant: nearestName(one, lost)}));
  const meant = new Set(strange.map((found) => found.meant));
  const says = `the English words are “${english}”.`;
  return [
    ...strange.map(({one, meant: near}) => ({
      what: `${one} is not a placeholder of this text.`,
      remedy: near ? `Did you mean ${near}?` : `Remove it: ${says}`,
    })),
    ...lost
      .filter((one) => !meant.has(one))
      .map((one) => ({
        what: `The placeholder ${one} is missing.`,
        remedy: `Write ${one} where it belongs: ${says}`,
      })),
  ];
}
