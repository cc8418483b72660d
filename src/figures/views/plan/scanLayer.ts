import type {Language} from '../../../product/language';
import type {Point} from '../../geometry/point';
import {point} from '../../geometry/point';
import {rectangle} from '../../geometry/polygon';
import {groundFloor} from '../../model/exampleHouse';
import {wallSolids} from '../../model/wallSolids';
import {text} from '../marks/text';
import {element, group, type SvgNode} from '../node';
import {polygonData, regionData} from '../pathData';
import type {Place} from '../place';
import {placeRegion} from '../place';
import {metres} from '../words';

/** The edges of the sheet, around the house. */
const scanSheet = rectangle(point(-110, -110), point(900, 690));

/**
 * The plan of the house as a scan: grey walls on a sheet, with the length of the façade written on
 * it.
 *
 * @param place may distort the sheet, like a photo taken at an angle
 */
export function scanLayer(place: Place, language: Language): SvgNode {
  const walls = wallSolids(groundFloor.walls, groundFloor.openings);
  const middle: Point = place(point(400, -60));
  return group(
    'scanned',
    element('path', {class: 'sheet-paper', d: polygonData(scanSheet.map(place))}),
    element('path', {
      class: 'scan',
      d: regionData(walls.map((solid) => placeRegion(solid, place))),
    }),
    // The offset centres the text vertically in the margin, which is narrow when the sheet is
    // small.
    text(metres(800, language), point(middle.x, middle.y + 4.6), 'scan-text'),
  );
}
