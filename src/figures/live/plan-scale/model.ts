import {facts} from '../../../product/facts';
import {type SuggestedLength, suggestLength} from '../../calculators/suggestLength';
import {distance, type Point, point} from '../../geometry/point';
import type {State} from '../core/Machine';

/** A scanned plan with two markers on it, and the length that they stand for. */
export interface Calibration {
  readonly markers: Readonly<Record<MarkerName, Point>>;
  /** The length confirmed by the reader, in centimetres. */
  readonly knownCm: number | undefined;
  readonly sheet: SheetName;
}

export type MarkerName = 'a' | 'b';
export type SheetName = 'flat' | 'stretched';

/** Why a text is no known length. */
type LengthProblem = 'notALength' | 'outOfRange';

export interface Hand {
  /** The marker that the arrows and taps move. */
  readonly current: MarkerName;
  readonly text: string;
  readonly isChecking: boolean;
  /** The marker taken hold of: where it stood, and where the pointer was, not always its middle. */
  readonly grabbed?: {readonly from: Point; readonly at: Point};
  readonly fault?: LengthProblem;
  readonly faultNumber: number;
  /** What was just asked for and changes nothing: what stands is said again. */
  readonly idle?: 'confirm' | 'nudge';
}

export type ScaleEvent =
  | {readonly type: 'grab'; readonly marker: MarkerName; readonly at: Point}
  | {readonly type: 'drag'; readonly marker: MarkerName; readonly at: Point}
  | {
      readonly type: 'move';
      readonly marker: MarkerName;
      readonly to: Point;
      /** A tap shows no way there: it is caught from further away than a drag. */
      readonly isTap?: true;
    }
  /** Free steps pass an end without being caught by it. */
  | {readonly type: 'nudge'; readonly by: Point; readonly isFree: boolean}
  | {readonly type: 'choose'; readonly marker: MarkerName}
  | {readonly type: 'type'; readonly text: string}
  | {readonly type: 'confirm'}
  | {readonly type: 'check'; readonly isOn: boolean}
  | {readonly type: 'sheet'; readonly name: SheetName};
export type ScaleState = State<Calibration, Hand>;

/** How much taller than wide a stretched scan has become. */
export const stretch = {flat: 1, stretched: 1.06} as const;

/** The lengths written on the paper. */
export const written = {acrossCm: 800, upCm: 600} as const;

/** Where a point of the house falls on the image, both in the unit of the image. */
export const onImage = ({x, y}: Point, sheet: SheetName): Point => point(x, y * stretch[sheet]);

/**
 * How far an arrow key moves a marker, on the image, whose pixels are a centimetre of the plan at first.
 * Readers count in the usual step.
 */
export const stepsUnits = {usual: 10, large: 50, fine: 1} as const;

/** The ends of the written length: the corners of the south façade. */
export const endsOf = (sheet: SheetName): readonly [Point, Point] => [
  onImage(point(0, written.upCm), sheet),
  onImage(point(written.acrossCm, written.upCm), sheet),
];

/** The least and the greatest known length that makes sense. */
export const knownLimits = {minCm: 10, maxCm: 10_000} as const;

export const isKnown = (lengthCm: number): boolean =>
  lengthCm >= knownLimits.minCm && lengthCm <= knownLimits.maxCm;

/** No house is longer: what would be is a length of a smaller unit still. */
const longestHouseCm = 2000;

/** A number without a unit, too large in metres, that would be a length of a house in a smaller unit. */
export const meant = (text: string): SuggestedLength | undefined =>
  suggestLength(text, (lengthCm) => isKnown(lengthCm) && lengthCm <= longestHouseCm);

export const start: Calibration = {
  markers: {a: point(170, 430), b: point(560, 430)},
  knownCm: undefined,
  sheet: 'flat',
};

export const rest = (_: Calibration, hand?: Hand): Hand => ({
  current: hand?.current ?? 'a',
  text: hand?.text ?? '',
  isChecking: hand?.isChecking ?? false,
  faultNumber: hand?.faultNumber ?? 0,
});

/** Whether two places of the image are one, for a hand that cannot be exact. */
export const isAt = (p: Point, q: Point): boolean => distance(p, q) < 2;

/** Whether both markers stand at the ends of the written length, whichever way round. */
export function isOnEnds({markers: {a, b}, sheet}: Calibration): boolean {
  const [from, to] = endsOf(sheet);
  return (isAt(a, from) && isAt(b, to)) || (isAt(a, to) && isAt(b, from));
}

/** Real centimetres for one unit of the image; nothing before a length is confirmed. */
export function scaleOf({markers: {a, b}, knownCm}: Calibration): number | undefined {
  const apart = distance(a, b);
  return knownCm === undefined || apart < 1 ? undefined : knownCm / apart;
}

/** Squares of the grid are no smaller, on the image: lines side by side would hide the plan. */
const leastSquareUnits = 20;

/** What a square of the grid measures: a metre, or ten times as much until squares can be told apart. */
export function squareCm(scale: number): number {
  let sideCm = 100;
  while (sideCm / scale < leastSquareUnits) sideCm *= 10;
  return sideCm;
}

/** What the plan measures in the other direction, in centimetres. */
export function checkedCm(calibration: Calibration): number | undefined {
  const scale = scaleOf(calibration);
  return scale && written.upCm * stretch[calibration.sheet] * scale;
}

/** How far the check is from the paper, in percent. */
export function deviationPercent(calibration: Calibration): number | undefined {
  const measuredCm = checkedCm(calibration);
  return measuredCm && (Math.abs(measuredCm - written.upCm) / written.upCm) * 100;
}

export const isWithinTolerance = (calibration: Calibration): boolean =>
  (deviationPercent(calibration) ?? Number.POSITIVE_INFINITY) <= facts.calibrationTolerance.percent;
