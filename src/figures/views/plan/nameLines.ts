import {wideWidth} from '../../legibility/wideWidth';

/** Text size on a narrow phone, and the free space between a name and the walls, in units. */
const fontUnits = 13;
const marginUnits = 4;

/**
 * Splits the name of a room into lines: one if it fits between the walls, otherwise two, broken at
 * the space nearest the middle.
 *
 * @param widthUnits from wall to wall
 */
export function nameLines(name: string, widthUnits: number): string[] {
  if (wideWidth(name, true) * fontUnits + 2 * marginUnits <= widthUnits) return [name];
  const [first] = [...name.matchAll(/ /g)]
    .map(({index}) => index)
    .sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return first === undefined ? [name] : [name.slice(0, first), name.slice(first + 1)];
}
