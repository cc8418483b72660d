import {type ReactNode, useId} from 'react';
import styles from './tools.module.css';

interface Props<Value extends string> {
  readonly legend: string;
  readonly choices: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** Radio buttons in the form of a segmented control. */
export default function Segments<Value extends string>(props: Props<Value>): ReactNode {
  const {legend, choices, value, onChoose} = props;
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend>{legend}</legend>
      <div>
        {choices.map(([choice, label]) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              checked={choice === value}
              onChange={() => onChoose(choice)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
