import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value with its unit, as displayed and announced. */
  readonly words: string;
  readonly onChange: (value: number) => void;
}

/** A slider with its name and its value. */
export default function Slider({label, words, step, onChange, ...range}: Props): ReactNode {
  return (
    <label className={styles.field}>
      <span className={styles.sliderName}>
        {label} <span className={styles.value}>{words}</span>
      </span>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={words}
        step={step}
        {...range}
        onChange={({target}) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}
