import type {ReactNode} from 'react';
import Choices from '../controls/Choices';
import StepButtons from '../controls/StepButtons';
import styles from '../controls/styles.module.css';
import type {ControlsProps} from '../core/Machine';
import type {CloseEvent, Gap, Interaction} from './model';
import {cornerWords, measureWords, words} from './words';

/**
 * The corner under the magnifier, buttons that move the end of the wall, and which length is shown.
 */
export default function Controls({
  state: {interaction},
  send,
  language,
}: ControlsProps<Gap, Interaction, CloseEvent>): ReactNode {
  return (
    <div className={styles.controls}>
      <Choices
        legend={words.magnifier[language]}
        choices={cornerWords}
        chosen={interaction.lens}
        onChoose={(at) => send({type: 'look', at})}
        language={language}
      />
      <StepButtons
        legend={words.pull[language]}
        ways={['ArrowLeft', 'ArrowRight']}
        onStep={({x}) => send({type: 'nudge', byCm: x})}
        language={language}
      />
      <Choices
        legend={words.measure[language]}
        choices={measureWords}
        chosen={interaction.measure}
        onChoose={(measure) => send({type: 'measure', measure})}
        language={language}
      />
    </div>
  );
}
