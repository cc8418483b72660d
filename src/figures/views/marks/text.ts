import type {Point} from '../../geometry/point';
import {element, type SvgNode} from '../node';

/**
 * A line of text centred on a point; `start` and `end` in the class name anchor it at that side.
 */
export const text = (words: string, {x, y}: Point, className = ''): SvgNode =>
  element('text', {...(className && {class: className}), x, y}, words);

/** The text of a vertical dimension: it reads upwards. */
export const uprightText = (words: string, {x, y}: Point): SvgNode =>
  element(
    'text',
    {
      class: 'dim-text',
      transform: `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})rotate(-90)`,
    },
    words,
  );
