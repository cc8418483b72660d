import type {Fault} from '../faults/Fault';
import type {FaultWords} from '../faults/FaultWords';
import {placeAt} from '../faults/Place';

/** What wrongly decoded letters look like, and what to do about it. */
const signs: readonly (FaultWords & {readonly pattern: RegExp})[] = [
  {
    // Bytes of another encoding, read as UTF-8.
    pattern: /[\uFFFD\0]/,
    what: 'The file is not saved as UTF-8.',
    remedy: 'In the editor, choose Save with encoding, then UTF-8, and check the accents.',
  },
  {
    // UTF-8 bytes read as Windows-1252 and saved like that: Ã© and â€™.
    pattern: /Ã[\u00a0-\u00bfˆ‰‡€Š]|â€|Å[“’]/,
    what: 'One letter has become two: the text was read in the wrong encoding, then saved.',
    remedy: 'Copy it again from its source, as UTF-8: Ã© was é, and â€™ was ’.',
  },
];

/**
 * Reports once that a file was saved or read in an encoding other than UTF-8: none of its text can
 * be trusted.
 *
 * @param file path shown in the fault
 * @param source its bytes, read as UTF-8
 */
export function findMisencoded(file: string, source: string): readonly Fault[] {
  for (const {pattern, what, remedy} of signs) {
    const index = source.search(pattern);
    if (index !== -1) {
      return [{file, ...placeAt(source, index), rule: 'syntax', what, remedy}];
    }
  }
  return [];
}
