import {parseLength} from '../../calculators/parseLength';

/** Why a text is not a length: empty, or not a number. */
type LengthFault = 'empty' | 'notANumber';

/**
 * Parses a length as people type it: metres with a comma or a point, or with a unit: `4,50`, `4.5`,
 * `4,50 m`, `450 cm`, `4 500 mm`, `4 m 50`.
 *
 * @returns centimetres, or why the text is not a length
 */
export function typedLengthCm(text: string): number | LengthFault {
  const read = parseLength(text, 'm');
  if ('fault' in read) return read.fault === 'empty' ? 'empty' : 'notANumber';
  return read.value < 0 ? 'notANumber' : read.value;
}
