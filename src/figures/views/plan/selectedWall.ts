import type {Wall} from '../../model/plan';
import {wallRectangle} from '../../model/wallSolids';
import {element, type SvgNode} from '../node';
import {polygonData} from '../pathData';
import type {Place} from '../place';

/**
 * A selected wall, fully coloured: an outline alone is not visible on walls that are white in dark
 * mode.
 */
export const selectedWall = (wall: Wall, place: Place): SvgNode =>
  element('path', {class: 'selected drawing-wall', d: polygonData(wallRectangle(wall).map(place))});
