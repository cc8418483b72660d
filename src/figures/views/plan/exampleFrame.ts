import type {Language} from '../../../product/language';
import {point} from '../../geometry/point';
import {dimension} from '../marks/dimension';
import type {SvgNode} from '../node';
import {placeAt, pointAt} from '../place';
import {metres} from '../words';

const unitsPerCm = 0.34;
const origin = point(46, 41);
const place = placeAt(unitsPerCm, origin);

/** The example house, with room for a dimension line above it and one to its left. */
export const exampleFrame = {
  widthUnits: 328,
  heightUnits: 254,
  unitsPerCm,
  place,
  toPlan: pointAt(unitsPerCm, origin),
} as const;

/** Its two overall dimensions, between the centre lines of the walls. */
export const exampleDimensions = (language: Language): SvgNode[] => [
  dimension(place(point(0, 0)), place(point(800, 0)), -22, metres(800, language)),
  dimension(place(point(0, 600)), place(point(0, 0)), -24, metres(600, language)),
];
