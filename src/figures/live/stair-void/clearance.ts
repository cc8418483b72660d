import {type Point, point} from '../../geometry/point';
import {dimension} from '../../views/marks/dimension';
import {text} from '../../views/marks/text';
import type {SvgNode} from '../../views/node';
import {unitsPerCm} from './frame';

/** How far from the person the headroom is measured, and how near the south wall that may come. */
const measureUnits = 24;
const measureEndCm = 565;
const pastWallCm = 646;
/** What the words of a measure take where letters are wide. */
const wordsUnits = 57;

/** Beside the person, or past the south wall when the figures would lie on it. */
function measureOffset(middleCm: number): number {
  return middleCm + measureUnits / unitsPerCm > measureEndCm
    ? (middleCm - pastWallCm) * unitsPerCm
    : -measureUnits;
}

/** What is left above a step: its words stand upright, or beside the line where that is too short. */
export function clearance(ceiling: Point, step: Point, middleCm: number, words: string): SvgNode[] {
  const offset = measureOffset(middleCm);
  const middle = point(ceiling.x - offset + 5, (ceiling.y + step.y) / 2 + 4);
  return step.y - ceiling.y < wordsUnits
    ? [dimension(ceiling, step, offset, ''), text(words, middle, 'dim-text start')]
    : [dimension(ceiling, step, offset, words)];
}
