import type {Point} from '../../geometry/point';
import {text} from '../marks/text';
import {element, type SvgNode} from '../node';

interface Box {
  readonly at: Point;
  readonly widthUnits: number;
  readonly heightUnits: number;
  /** Look of the box: `node` plain, `question` dark, `answer` tinted. */
  readonly kind: 'node' | 'question' | 'answer';
}

const lineUnits = 14;

/**
 * A box of a diagram with its lines of text, centred; the caller breaks the lines, text is not
 * measured. A label of the interface takes whole lines (`**Save**`), and is bold there as on the
 * page.
 */
export function box({at, widthUnits, heightUnits, kind}: Box, lines: readonly string[]): SvgNode[] {
  const middle = at.y + heightUnits / 2 + 4 - ((lines.length - 1) * lineUnits) / 2;
  return [
    element('rect', {class: kind, x: at.x, y: at.y, width: widthUnits, height: heightUnits, rx: 6}),
    ...lines.map((line, index) =>
      text(
        line.replaceAll('**', ''),
        {x: at.x + widthUnits / 2, y: middle + index * lineUnits},
        kind === 'question' ? 'on-ink' : line.startsWith('**') ? 'name' : '',
      ),
    ),
  ];
}
