import {type ReactNode, useId} from 'react';
import type {Bilingual, Language} from '../../../product/language';
import styles from './styles.module.css';

interface Props<Name extends string> {
  readonly legend: string;
  readonly choices: Readonly<Record<Name, Bilingual>>;
  readonly chosen: Name | undefined;
  readonly onChoose: (name: Name) => void;
  readonly language: Language;
}

/** A group of radio buttons. */
export default function Choices<Name extends string>({
  legend,
  choices,
  chosen,
  onChoose,
  language,
}: Props<Name>): ReactNode {
  const group = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {(Object.keys(choices) as Name[]).map((name) => (
        <label key={name} className={styles.choice}>
          <input
            type="radio"
            name={group}
            checked={name === chosen}
            onChange={() => onChoose(name)}
          />
          {choices[name][language]}
        </label>
      ))}
    </fieldset>
  );
}
