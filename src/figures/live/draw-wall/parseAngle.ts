import {parseNumber} from '../../calculators/parseNumber';

/**
 * Parses an angle, with or without the degree sign: `90`, `22,5`, `-45°`.
 *
 * @returns degrees; `undefined` when the text is not an angle
 */
export function parseAngle(text: string): number | undefined {
  const parsed = parseNumber(text.replace(/°\s*$/, ''));
  return 'fault' in parsed ? undefined : parsed.value;
}
