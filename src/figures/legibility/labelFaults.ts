import {clipSegment} from '../geometry/clipSegment';
import {type Frame, overlap, surrounds} from '../geometry/frame';
import {point} from '../geometry/point';
import {rectangle} from '../geometry/polygon';
import type {Drawing} from '../views/drawing';
import {drawnMarks} from './drawnMarks';

/** A line closer than this to a label seems to cross it out. */
const clearUnits = 2;

const widthOf = ({min, max}: Frame): number => max.x - min.x;

/** The smallest frame that contains the middle of the label: the frame that it was placed in. */
function frameOf({min, max}: Frame, frames: readonly Frame[]): Frame | undefined {
  const middle = {x: (min.x + max.x) / 2, y: (min.y + max.y) / 2};
  return frames
    .filter((frame) => surrounds(frame, {min: middle, max: middle}))
    .sort((a, b) => widthOf(a) - widthOf(b))[0];
}

/**
 * Labels that would be hard to read on a narrow phone with a wide font: past an edge, out of their
 * frame, over another label or a number, crossed out by a line.
 *
 * @returns one sentence per fault
 */
export function labelFaults({widthUnits, heightUnits, children}: Drawing): string[] {
  const {labels, frames, strokes} = drawnMarks(children);
  const sheet: Frame = {min: {x: 0, y: 0}, max: {x: widthUnits, y: heightUnits}};
  return labels.flatMap((label, index) => {
    const {words, min, max} = label;
    const frame = frameOf(label, frames);
    const outline = {
      outline: rectangle(
        point(min.x - clearUnits, min.y - clearUnits),
        point(max.x + clearUnits, max.y + clearUnits),
      ),
      holes: [],
    };
    return [
      ...(surrounds(sheet, label) ? [] : [`"${words}" leaves the drawing: move it inwards.`]),
      ...(!frame || surrounds(frame, label)
        ? []
        : [`"${words}" is wider than its frame: widen the frame or shorten the words.`]),
      ...labels
        .slice(index + 1)
        .filter((other) => overlap(label, other))
        .map((other) => `"${words}" and "${other.words}" overlap: move one of them.`),
      ...(words.startsWith('(') || !strokes.some((s) => clipSegment(s, outline).length > 0)
        ? []
        : [`"${words}" is struck through by a line: move it aside.`]),
    ];
  });
}
