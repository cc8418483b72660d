import {type FormEvent, type ReactNode, useId} from 'react';
import {labels} from '../../../product/labels';
import Check from '../controls/Check';
import styles from '../controls/styles.module.css';
import type {ControlsProps} from '../core/Machine';
import type {DrawEvent, Interaction, Outline} from './model';
import {useAngleField} from './useAngleField';
import {confirmLabel, words} from './words';
import {wrongField} from './wrongField';

const title = {en: 'Next wall', fr: 'Mur suivant'} as const;

/** The length and angle of the next wall, and the snapping switch. */
export default function Controls({
  state,
  send,
  language,
  statusId,
}: ControlsProps<Outline, Interaction, DrawEvent>): ReactNode {
  const {lengthText, angleText, angleCalls, isSnapping} = state.interaction;
  const wrong = wrongField(state);
  const hintId = useId();
  const angle = useAngleField(angleCalls, state.document);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    send({type: 'confirm'});
  };
  return (
    <form className={styles.controls} aria-label={title[language]} onSubmit={onSubmit}>
      <div className={styles.row}>
        <label className={styles.field}>
          <span>{labels.length[language]} (m)</span>
          <input
            inputMode="decimal"
            autoComplete="off"
            placeholder={{en: '4.50', fr: '4,50'}[language]}
            value={lengthText}
            aria-invalid={wrong === 'length'}
            aria-describedby={wrong === 'length' ? statusId : undefined}
            onChange={({target}) => send({type: 'type', field: 'lengthText', text: target.value})}
          />
        </label>
        <label className={styles.field}>
          <span>{labels.angle[language]} (°)</span>
          <input
            ref={angle.field}
            onBlur={angle.onBlur}
            inputMode="decimal"
            autoComplete="off"
            value={angleText}
            aria-invalid={wrong === 'angle'}
            aria-describedby={wrong === 'angle' ? `${statusId} ${hintId}` : hintId}
            onChange={({target}) => send({type: 'type', field: 'angleText', text: target.value})}
          />
        </label>
        <button type="submit" className={styles.main}>
          {confirmLabel[language]}
        </button>
      </div>
      <p id={hintId} className={styles.help}>
        {words.angleHint[language]}
      </p>
      <Check
        label={labels.snapping[language]}
        isOn={isSnapping}
        onChange={(isOn) => send({type: 'snapping', isOn})}
      />
    </form>
  );
}
