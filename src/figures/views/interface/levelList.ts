import type {Point} from '../../geometry/point';
import {text} from '../marks/text';
import {element, group, type SvgNode} from '../node';

interface ListedLevel {
  readonly name: string;
  readonly detail: string;
  readonly isCurrent?: boolean;
}

const rowUnits = 42;

/**
 * The list of floors, highest first, with the current one marked. The detail goes below the name:
 * beside it, a long name would leave no room.
 */
export function levelList(
  title: string,
  levels: readonly ListedLevel[],
  {x, y}: Point,
  widthUnits: number,
): SvgNode {
  return group(
    'panel',
    element('rect', {
      class: 'pane',
      x,
      y,
      width: widthUnits,
      height: 32 + levels.length * rowUnits,
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
                height: 38,
                rx: 4,
              }),
            ]
          : []),
        text(name, {x: x + 11, y: top + 16}, 'start'),
        text(detail, {x: x + 11, y: top + 31}, 'start soft'),
      ];
    }),
  );
}
