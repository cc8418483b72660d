import {parseNumber} from '../../calculators/parseNumber';

/**
 * Reads an angle as people type it, with or without its sign: `90`, `22,5`, `-45°`.
 *
 * @returns degrees, or nothing for what is no angle
 */
export function parseAngle(text: string): number | undefined {
  const parsed = parseNumber(text.replace(/°\s*$/, ''));
  return 'fault' in parsed ? undefined : parsed.value;
}
