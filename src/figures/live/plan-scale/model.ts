import {facts} from '../../../product/facts';
import {type SuggestedLength, suggestLength} from '../../calculators/suggestLength';
import {distance, type Point, point} from '../../geometry/point';
import type {State} from '../core/Machine';

/** A scanned plan with two markers, and the real length between them. */
export interface Calibration {
  readonly markers: Readonly<Record<MarkerName, Point>>;
  /** The length that the reader has confirmed, in centimetres. */
  readonly knownCm: number | undefined;
  readonly sheet: SheetName;
}

export type MarkerName = 'a' | 'b';
export type SheetName = 'flat' | 'stretched';

/** Why a text is not a valid known length. */
type LengthProblem = 'notALength' | 'outOfRange';

export interface Interaction {
  /** The marker that arrow keys and taps move. */
  readonly current: MarkerName;
  readonly text: string;
  readonly isChecking: boolean;
  /**
   * The grabbed marker: its initial position, and that of the pointer, which may be off its centre.
   */
  readonly grabbed?: {readonly from: Point; readonly at: Point};
  readonly fault?: LengthProblem;
  readonly faultNumber: number;
  /** The last command changed nothing: the current situation is announced again. */
  readonly idle?: 'confirm' | 'nudge';
}

export type ScaleEvent =
  | {readonly type: 'grab'; readonly marker: MarkerName; readonly at: Point}
  | {readonly type: 'drag'; readonly marker: MarkerName; readonly at: Point}
  | {
      readonly type: 'move';
      readonly marker: MarkerName;
      readonly to: Point;
      /** A tap gives no feedback on the way: it snaps from further away than a drag. */
      readonly isTap?: true;
    }
  /** Free steps do not snap to an end. */
  | {readonly type: 'nudge'; readonly by: Point; readonly isFree: boolean}
  | {readonly type: 'choose'; readonly marker: MarkerName}
  | {readonly type: 'type'; readonly text: string}
  | {readonly type: 'confirm'}
  | {readonly type: 'check'; readonly isOn: boolean}
  | {readonly type: 'sheet'; readonly name: SheetName};
export type ScaleState = State<Calibration, Interaction>;

/** How much a stretched scan is elongated vertically. */
export const stretch = {flat: 1, stretched: 1.06} as const;

/** The lengths printed on the plan. */
export const written = {acrossCm: 800, upCm: 600} as const;

/** Maps a point of the house to the scanned image, both in units of the image. */
export const onImage = ({x, y}: Point, sheet: SheetName): Point => point(x, y * stretch[sheet]);

/**
 * Distance that an arrow key moves a marker, in units of the image, which are centimetres of the
 * plan at the initial scale. Announcements count in usual steps.
 */
export const stepsUnits = {usual: 10, large: 50, fine: 1} as const;

/** The ends of the printed length: the corners of the south façade. */
export const endsOf = (sheet: SheetName): readonly [Point, Point] => [
  onImage(point(0, written.upCm), sheet),
  onImage(point(written.acrossCm, written.upCm), sheet),
];

/** The minimum and maximum plausible known length. */
export const knownLimits = {minCm: 10, maxCm: 10_000} as const;

export const isKnown = (lengthCm: number): boolean =>
  lengthCm >= knownLimits.minCm && lengthCm <= knownLimits.maxCm;

/** No house is longer: a larger value must be in a smaller unit. */
const longestHouseCm = 2000;

/** The likely reading of a number without a unit that is too large in metres. */
export const meant = (text: string): SuggestedLength | undefined =>
  suggestLength(text, (lengthCm) => isKnown(lengthCm) && lengthCm <= longestHouseCm);

export const start: Calibration = {
  markers: {a: point(170, 430), b: point(560, 430)},
  knownCm: undefined,
  sheet: 'flat',
};

export const rest = (_: Calibration, interaction?: Interaction): Interaction => ({
  current: interaction?.current ?? 'a',
  text: interaction?.text ?? '',
  isChecking: interaction?.isChecking ?? false,
  faultNumber: interaction?.faultNumber ?? 0,
});

/** Whether two points of the image coincide, within the accuracy of a reader. */
export const isAt = (p: Point, q: Point): boolean => distance(p, q) < 2;

/** Whether both markers are at the ends of the printed length, in either order. */
export function isOnEnds({markers: {a, b}, sheet}: Calibration): boolean {
  const [from, to] = endsOf(sheet);
  return (isAt(a, from) && isAt(b, to)) || (isAt(a, to) && isAt(b, from));
}

/** Real centimetres per unit of the image; `undefined` before a length is confirmed. */
export function scaleOf({markers: {a, b}, knownCm}: Calibration): number | undefined {
  const apart = distance(a, b);
  return knownCm === undefined || apart < 1 ? undefined : knownCm / apart;
}

/** Minimum size of a grid square on the image: closer lines would hide the plan. */
const leastSquareUnits = 20;

/** Side of a grid square: one metre, or ten times more until squares can be told apart. */
export function squareCm(scale: number): number {
  let sideCm = 100;
  while (sideCm / scale < leastSquareUnits) sideCm *= 10;
  return sideCm;
}

/** The measured length in the other direction, in centimetres. */
export function checkedCm(calibration: Calibration): number | undefined {
  const scale = scaleOf(calibration);
  return scale && written.upCm * stretch[calibration.sheet] * scale;
}

/** Deviation of the check from the printed length, in percent. */
export function deviationPercent(calibration: Calibration): number | undefined {
  const measuredCm = checkedCm(calibration);
  return measuredCm && (Math.abs(measuredCm - written.upCm) / written.upCm) * 100;
}

export const isWithinTolerance = (calibration: Calibration): boolean =>
  (deviationPercent(calibration) ?? Number.POSITIVE_INFINITY) <= facts.calibrationTolerance.percent;
