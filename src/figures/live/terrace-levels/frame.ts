import {type Point, point} from '../../geometry/point';
import {placeAt} from '../../views/place';

export const unitsPerCm = 0.29;
/** Heights are drawn larger than lengths, or nobody would see two centimetres. */
export const unitsPerHeightCm = 1.8;
const leftUnits = 31;

/** The plan above, the section under it: what lies above a point of the section is that point. */
export const [widthUnits, heightUnits] = [322, 336] as const;

/** Two lines under the section: on a narrow screen their words would run together in one. */
export const [levelLineUnits, titleLineUnits] = [heightUnits - 17, heightUnits - 3] as const;

/** Where the floor indoors, level 0, falls in the section. */
const zeroUnits = 272;

export const place = placeAt(unitsPerCm, point(leftUnits, -140));

/** A point of the section: so far east, so high. */
export const inSection = (xCm: number, levelCm: number): Point =>
  point(leftUnits + xCm * unitsPerCm, zeroUnits - levelCm * unitsPerHeightCm);
