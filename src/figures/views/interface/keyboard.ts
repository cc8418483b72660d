import type {Point} from '../../geometry/point';
import {text} from '../marks/text';
import {element, type SvgNode} from '../node';

/** One key of a drawn keyboard: its label and its width. */
interface DrawnKey {
  readonly label: string;
  readonly widthUnits?: number;
  readonly isMain?: boolean;
}

export const keyUnits = 30;
const gapUnits = 4;

/** A row of keys, from left to right. */
export function keyRow(keys: readonly DrawnKey[], {x, y}: Point): SvgNode[] {
  let left = x;
  return keys.flatMap(({label, widthUnits = keyUnits, isMain}) => {
    const nodes = [
      element('rect', {
        class: isMain ? 'key main' : 'key',
        x: left,
        y,
        width: widthUnits,
        height: keyUnits,
        rx: 5,
      }),
      ...(label
        ? [
            text(
              label,
              {x: left + widthUnits / 2, y: y + keyUnits / 2 + 4},
              isMain ? 'name' : 'soft',
            ),
          ]
        : []),
    ];
    left += widthUnits + gapUnits;
    return nodes;
  });
}
