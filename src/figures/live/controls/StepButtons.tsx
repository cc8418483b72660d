import type {ReactNode} from 'react';
import type {Language} from '../../../product/language';
import type {Point} from '../../geometry/point';
import {type ArrowKey, arrows} from '../core/arrows';
import {stepWords} from '../core/words';
import styles from './styles.module.css';

interface Props {
  /** What the buttons move, and how far. */
  readonly legend: string;
  /** The ways there are, all four unless told. */
  readonly ways?: readonly ArrowKey[];
  /** Gets one step of length 1 that way. */
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

/** What a drag does, for readers who cannot drag: one step a click. */
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
