import type {ReactNode} from 'react';
import {centimetres, metres} from '../../views/words';
import Slider from '../controls/Slider';
import styles from '../controls/styles.module.css';
import type {ControlsProps} from '../core/Machine';
import {
  type Field,
  fieldCm,
  type Garden,
  type GardenEvent,
  type Interaction,
  limits,
  stepsCm,
} from './model';
import {surfaceNames} from './surfaces';
import {advisedGap, fieldWords, words} from './words';

const fields: readonly Field[] = [...surfaceNames, 'railing'];

/** Sliders for the level of each surface and the position of the railing. */
export default function Controls({
  state: {document},
  send,
  language,
}: ControlsProps<Garden, Interaction, GardenEvent>): ReactNode {
  const {lawn, path} = document.levels;
  return (
    <div className={styles.controls}>
      {fields.map((field) => {
        const valueCm = fieldCm(document, field);
        return (
          <Slider
            key={field}
            label={fieldWords(field, language)}
            value={valueCm}
            {...limits[field]}
            step={stepsCm[field]}
            words={
              field === 'railing'
                ? metres(valueCm - limits.railing.min, language)
                : centimetres(valueCm, language)
            }
            onChange={(chosenCm) => send({type: 'set', field, valueCm: chosenCm})}
          />
        );
      })}
      <dl className={styles.values}>
        <dt>
          {words.gap[language]} ({advisedGap(language)})
        </dt>
        <dd>{centimetres(path - lawn, language)}</dd>
      </dl>
    </div>
  );
}
