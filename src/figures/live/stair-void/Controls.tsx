import type {ReactNode} from 'react';
import {facts} from '../../../product/facts';
import {centimetreRange, centimetres, metres} from '../../views/words';
import Check from '../controls/Check';
import Slider from '../controls/Slider';
import styles from '../controls/styles.module.css';
import type {ControlsProps} from '../core/Machine';
import {
  type Field,
  footFromWallCm,
  type Interaction,
  limitsOf,
  type StairDesign,
  type StairEvent,
  stairOf,
  storeyCm,
} from './model';
import {fieldWords, risersText, strideText, words} from './words';

const fields: readonly Field[] = ['footCm', 'voidLengthCm', 'ceilingCm', 'slabCm'];

/** Sliders for the four dimensions, and the values that result. */
export default function Controls({
  state: {document},
  send,
  language,
}: ControlsProps<StairDesign, Interaction, StairEvent>): ReactNode {
  return (
    <div className={styles.controls}>
      {fields.map((field) => (
        <Slider
          key={field}
          label={fieldWords[field][language]}
          value={document[field]}
          {...limitsOf(document, field)}
          step={field === 'ceilingCm' || field === 'slabCm' ? 5 : 1}
          words={metres(field === 'footCm' ? footFromWallCm(document) : document[field], language)}
          onChange={(valueCm) => send({type: 'set', field, valueCm})}
        />
      ))}
      <Check
        label={words.follow[language]}
        isOn={document.isFollowing}
        onChange={(isOn) => send({type: 'follow', isOn})}
      />
      <dl className={styles.values}>
        <dt>{words.storey[language]}</dt>
        <dd>{metres(storeyCm(document), language)}</dd>
        <dt>{words.steps[language]}</dt>
        {/* A single text node each: after the browser's page translation, React could not
            update one part of several. */}
        <dd>{risersText(document, language)}</dd>
        <dt>{words.tread[language]}</dt>
        <dd>{centimetres(stairOf(document).treadCm, language)}</dd>
        <dt>
          {words.stride[language]}, {centimetreRange(facts.stairStride, language)}
        </dt>
        <dd>{strideText(document, language)}</dd>
      </dl>
    </div>
  );
}
