import {type ReactNode, useId, useLayoutEffect, useRef} from 'react';
import type {Language} from '../../product/language';
import type {Field} from './Calculation';
import styles from './styles.module.css';

interface Props {
  readonly field: Field;
  readonly text: string;
  /** What is wrong with the text; `null` when nothing is. */
  readonly problem: string | null;
  readonly language: Language;
  /** Whether the cursor goes here when the field appears. */
  readonly takesFocus: boolean;
  readonly onType: (text: string) => void;
}

/** One value to type, its unit beside it, what is wrong with it below. */
export default function CalculatorField(props: Props): ReactNode {
  const {field, text, problem, language, takesFocus, onType} = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const focusAtFirst = useRef(takesFocus);
  const hasUnit = field.unit !== 'scale' && field.unit !== 'count';

  // Before it is seen, or the first letter typed could be lost.
  useLayoutEffect(() => {
    if (focusAtFirst.current) input.current?.focus();
  }, []);

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{field.label[language]}</label>
      <div>
        <input
          ref={input}
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
