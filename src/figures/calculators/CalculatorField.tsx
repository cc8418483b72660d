import {type ReactNode, useId} from 'react';
import type {Language} from '../../product/language';
import type {Field} from './Calculation';
import styles from './styles.module.css';

interface Props {
  readonly field: Field;
  readonly text: string;
  /** Error message for the text; `null` when it is valid. */
  readonly problem: string | null;
  readonly language: Language;
  readonly onType: (text: string) => void;
}

/** One input with its label, its unit and its error message. */
export default function CalculatorField(props: Props): ReactNode {
  const {field, text, problem, language, onType} = props;
  const id = useId();
  const hasUnit = field.unit !== 'scale' && field.unit !== 'count';

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{field.label[language]}</label>
      <div>
        <input
          id={id}
          type="text"
          inputMode={field.unit === 'scale' ? 'text' : 'decimal'}
          autoComplete="off"
          value={text}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-unit ${id}-problem`}
          onChange={(event) => onType(event.target.value)}
        />
        <span id={`${id}-unit`}>{hasUnit && field.unit}</span>
      </div>
      <p id={`${id}-problem`}>{problem}</p>
    </div>
  );
}
