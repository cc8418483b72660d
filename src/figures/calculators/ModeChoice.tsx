import {type ReactNode, useId} from 'react';
import type {Language} from '../../product/language';
import type {Mode} from './Calculation';
import styles from './styles.module.css';

interface Props {
  readonly modes: readonly Mode[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
  readonly language: Language;
}

/** Radio buttons to choose which quantity to calculate. */
export default function ModeChoice({modes, chosen, onChoose, language}: Props): ReactNode {
  const group = useId();
  return (
    <fieldset className={styles.modes}>
      <legend>{{en: 'Calculate', fr: 'Calculer'}[language]}</legend>
      {modes.map(({name, label}) => (
        <label key={name}>
          <input
            type="radio"
            name={group}
            checked={name === chosen}
            onChange={() => onChoose(name)}
          />
          {label[language]}
        </label>
      ))}
    </fieldset>
  );
}
