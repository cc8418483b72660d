import {type Point, point} from '../../geometry/point';
import {placeAt} from '../../views/place';

export const unitsPerCm = 0.29;
/** Heights are exaggerated: at the scale of lengths, two centimetres would be invisible. */
export const unitsPerHeightCm = 1.8;
const leftUnits = 31;

/**
 * The plan is above the section, with the same x: each point is directly above itself in the
 * section.
 */
export const [widthUnits, heightUnits] = [322, 336] as const;

/** Two lines of text below the section: on a narrow screen they would collide on a single line. */
export const [levelLineUnits, titleLineUnits] = [heightUnits - 17, heightUnits - 3] as const;

/** Position of the indoor floor, level 0, in the section. */
const zeroUnits = 272;

export const place = placeAt(unitsPerCm, point(leftUnits, -140));

/** Maps a point of the section, by its distance east and its level, to the drawing. */
export const inSection = (xCm: number, levelCm: number): Point =>
  point(leftUnits + xCm * unitsPerCm, zeroUnits - levelCm * unitsPerHeightCm);
