import type {Fault} from '../Fault';
import {placeAt} from './placeAt';

/** What bytes of another encoding become when they are read as UTF-8. */
const misread = /[\uFFFD\0]/;

/**
 * Whether a file was saved in another encoding than UTF-8, said once: not one letter of it can be
 * relied on.
 *
 * @param file path shown in the fault
 * @param source its bytes, read as UTF-8
 */
export function findMisencoded(file: string, source: string): readonly Fault[] {
  const index = source.search(misread);
  return index === -1
    ? []
    : [
        {
          file,
          ...placeAt(source, index),
          rule: 'syntax',
          what: 'The file is not saved as UTF-8.',
          remedy: 'In the editor choose Save with encoding, then UTF-8, and look at its accents.',
        },
      ];
}
