import type {ReactNode} from 'react';
import {labels} from '../../../product/labels';
import {scale} from '../../geometry/point';
import Check from '../controls/Check';
import StepButtons from '../controls/StepButtons';
import styles from '../controls/styles.module.css';
import type {ControlsProps} from '../core/Machine';
import {edgeNames} from './items';
import List from './List';
import {type Interaction, type Items, type SelectEvent, stepsCm} from './model';
import {edgeWords, words} from './words';

/** One row per axis: in a single row, a beginner could not tell "centre" from "middle". */
const edgeRows = [edgeNames.slice(0, 3), edgeNames.slice(3)];
const commands = ['group', 'ungroup', 'duplicate'] as const;

/** The furniture as a list, and the commands for the selection. */
export default function Controls({
  state: {document, interaction},
  send,
  language,
}: ControlsProps<Items, Interaction, SelectEvent>): ReactNode {
  return (
    <div className={styles.controls}>
      <List items={document} selected={interaction.selected} send={send} language={language} />
      <Check
        label={words.holdShift[language]}
        isOn={interaction.isShiftHeld}
        onChange={(isOn) => send({type: 'holdShift', isOn})}
      />
      <div className={styles.row}>
        {commands.map((type) => (
          <button key={type} type="button" className={styles.tool} onClick={() => send({type})}>
            {labels[type][language]}
          </button>
        ))}
      </div>
      <fieldset className={styles.choices}>
        <legend>{labels.align[language]}</legend>
        {edgeRows.map((edges) => (
          <div key={edges[0]} className={styles.row}>
            {edges.map((edge) => (
              <button
                key={edge}
                type="button"
                className={styles.tool}
                onClick={() => send({type: 'align', edge})}
              >
                {edgeWords[edge][language]}
              </button>
            ))}
          </div>
        ))}
      </fieldset>
      <StepButtons
        legend={words.move[language]}
        onStep={(way) => send({type: 'nudge', by: scale(way, stepsCm.large)})}
        language={language}
      />
    </div>
  );
}
