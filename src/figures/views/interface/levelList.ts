import type {Point} from '../../geometry/point';
import {text} from '../marks/text';
import {element, group, type SvgNode} from '../node';

export interface ListedLevel {
  readonly name: string;
  readonly detail: string;
  readonly isCurrent?: boolean;
}

const rowUnits = 46;

/** The list of floors, highest first, the one on display marked. */
export function levelList(
  title: string,
  levels: readonly ListedLevel[],
  {x, y}: Point,
  widthUnits: number,
): SvgNode {
  return group(
    'panel',
    element('rect', {
      class: 'card',
      x,
      y,
      width: widthUnits,
      height: 30 + levels.length * rowUnits,
      rx: 6,
    }),
    text(title, {x: x + 10, y: y + 18}, 'name start'),
    ...levels.flatMap(({name, detail, isCurrent}, index) => {
      const top = y + 26 + index * rowUnits;
      return [
        ...(isCurrent
          ? [
              element('rect', {
                class: 'answer',
                x: x + 5,
                y: top,
                width: widthUnits - 10,
                height: rowUnits - 4,
                rx: 4,
              }),
            ]
          : []),
        // Under one another: on a phone, where letters are larger, they would meet on one line.
        text(name, {x: x + 11, y: top + 17}, 'start'),
        text(detail, {x: x + 11, y: top + 35}, 'start soft'),
      ];
    }),
  );
}
