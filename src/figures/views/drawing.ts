import type {Nodes} from './node';

/**
 * One drawing of a figure. Widths are about 340 units, so that text of 12 units stays legible on a
 * phone 320 px wide.
 */
export interface Drawing {
  readonly widthUnits: number;
  readonly heightUnits: number;
  readonly children: Nodes;
}
