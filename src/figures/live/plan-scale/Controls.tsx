import type {FormEvent, ReactNode} from 'react';
import {labels} from '../../../product/labels';
import {metreNumber} from '../../views/words';
import Check from '../controls/Check';
import Choices from '../controls/Choices';
import styles from '../controls/styles.module.css';
import type {ControlsProps} from '../core/Machine';
import {type Calibration, type Interaction, type ScaleEvent, written} from './model';
import {markerWords} from './moveSentence';
import {sheetWords, words} from './words';

/** The known length, the check, buttons that move a marker, and the choice of sheet. */
export default function Controls({
  state: {document, interaction},
  send,
  language,
  statusId,
}: ControlsProps<Calibration, Interaction, ScaleEvent>): ReactNode {
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    send({type: 'confirm'});
  };
  return (
    <form className={styles.controls} aria-label={labels.calibrate[language]} onSubmit={onSubmit}>
      <div className={styles.row}>
        <label className={styles.field}>
          <span>{labels.knownLength[language]} (m)</span>
          <input
            inputMode="decimal"
            autoComplete="off"
            placeholder={metreNumber(written.acrossCm, language)}
            value={interaction.text}
            aria-invalid={interaction.fault !== undefined}
            aria-describedby={interaction.fault && statusId}
            onChange={({target}) => send({type: 'type', text: target.value})}
          />
        </label>
        <button type="submit" className={styles.main}>
          {labels.confirm[language]}
        </button>
      </div>
      <Check
        label={words.check[language]}
        isOn={interaction.isChecking}
        onChange={(isOn) => send({type: 'check', isOn})}
      />
      <Choices
        legend={words.sheet[language]}
        choices={sheetWords}
        chosen={document.sheet}
        onChoose={(name) => send({type: 'sheet', name})}
        language={language}
      />
      <Choices
        legend={words.marker[language]}
        choices={markerWords}
        chosen={interaction.current}
        onChoose={(marker) => send({type: 'choose', marker})}
        language={language}
      />
    </form>
  );
}
