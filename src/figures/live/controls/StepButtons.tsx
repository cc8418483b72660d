import type {ReactNode} from 'react';
import type {Language} from '../../../product/language';
import type {Point} from '../../geometry/point';
import {type ArrowKey, arrows} from '../core/arrows';
import {stepWords} from '../core/words';
import styles from './styles.module.css';

interface Props {
  /** What the buttons move, and how far. */
  readonly legend: string;
  /** The directions offered; all four by default. */
  readonly ways?: readonly ArrowKey[];
  /** Called with a vector of length 1. */
  readonly onStep: (way: Point) => void;
  readonly language: Language;
}

const signs: Readonly<Record<ArrowKey, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};
const allWays: readonly ArrowKey[] = ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'];

/** An alternative to dragging, for readers who cannot drag: one step per click. */
export default function StepButtons({legend, ways = allWays, onStep, language}: Props): ReactNode {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <div className={styles.row}>
        {ways.map((way) => (
          <button
            key={way}
            type="button"
            className={styles.tool}
            aria-label={stepWords[way][language]}
            onClick={() => onStep(arrows[way])}
          >
            {signs[way]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
