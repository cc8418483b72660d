import type {Point} from '../../geometry/point';
import {text} from '../marks/text';
import {element, group, type SvgNode} from '../node';

/** One row of the properties: a label and a field with its value, empty when values differ. */
export interface Property {
  readonly label: string;
  readonly value: string;
  readonly isActive?: boolean;
}

const rowUnits = 40;

/**
 * The properties of the selection, as the product shows them beside the plan. Each field goes below
 * its label: beside it, the label would run into the value when the reader increases letter
 * spacing.
 */
export function propertiesPanel(
  title: string,
  rows: readonly Property[],
  {x, y}: Point,
  widthUnits: number,
): SvgNode {
  const heightUnits = 32 + rows.length * rowUnits;
  return group(
    'panel',
    element('rect', {class: 'pane', x, y, width: widthUnits, height: heightUnits, rx: 6}),
    text(title, {x: x + 10, y: y + 18}, 'name start'),
    ...rows.flatMap(({label, value, isActive}, index) => {
      const top = y + 40 + index * rowUnits;
      return [
        text(label, {x: x + 10, y: top - 5}, 'start soft'),
        element('rect', {
          class: isActive ? 'field active' : 'field',
          x: x + 10,
          y: top,
          width: widthUnits - 20,
          height: 21,
          rx: 3,
        }),
        ...(value ? [text(value, {x: x + 16, y: top + 14.5}, 'start')] : []),
      ];
    }),
  );
}
