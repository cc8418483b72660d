import type {Point} from '../../geometry/point';
import {element, type SvgNode} from '../node';

/** A line of text centred on a point; `start` and `end` in the class name anchor it at its sides. */
export const text = (words: string, {x, y}: Point, className = ''): SvgNode =>
  element('text', {...(className && {class: className}), x, y}, words);

/** The words of a dimension along a vertical line: they run upwards. */
export const uprightText = (words: string, {x, y}: Point): SvgNode =>
  element(
    'text',
    {
      class: 'dim-text',
      transform: `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})rotate(-90)`,
    },
    words,
  );
