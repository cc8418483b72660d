import {type MouseEvent, type ReactNode, useEffect} from 'react';
import {labels} from '../../../product/labels';
import {metres} from '../../views/words';
import Check from '../controls/Check';
import Choices from '../controls/Choices';
import Slider from '../controls/Slider';
import styles from '../controls/styles.module.css';
import type {ControlsProps} from '../core/Machine';
import {inSlices} from '../inSlices';
import {divisionLimits, divisionStepCm} from './faces';
import {chosenFace, type FaceEvent, type Faces, type Interaction, sharedStyle} from './model';
import {seeHouse} from './space';
import {divisionName, styleWords, words} from './words';

/** The style of the selected face, how far it applies, and where its wall is divided. */
export default function Controls({
  state,
  send,
  language,
}: ControlsProps<Faces, Interaction, FaceEvent>): ReactNode {
  const {isWholeRoom, isTurned, divisionCm} = state.interaction;
  const face = chosenFace(state);
  const limits = face && divisionLimits(face);
  // Precomputed before the reader turns the house: on demand, it would block a slow phone.
  useEffect(() => {
    const closing = new AbortController();
    inSlices(seeHouse(true), closing.signal);
    return () => closing.abort();
  }, []);
  const giveUp = ({currentTarget}: MouseEvent): void => {
    // The button disappears: the focus moves to the one next to it.
    (currentTarget.previousElementSibling as HTMLElement).focus();
    send({type: 'stop'});
  };
  return (
    <div className={styles.controls}>
      <Choices
        legend={labels.style[language]}
        choices={styleWords}
        chosen={sharedStyle(state)}
        onChoose={(style) => send({type: 'style', style})}
        language={language}
      />
      <Check
        label={labels.wallsOfTheRoom[language]}
        isOn={isWholeRoom}
        onChange={(isOn) => send({type: 'wholeRoom', isOn})}
      />
      <Check
        label={words.turn[language]}
        isOn={isTurned}
        onChange={(isOn) => send({type: 'turn', isOn})}
      />
      {limits && divisionCm !== undefined && (
        <Slider
          label={divisionName(face, language)}
          value={divisionCm}
          {...limits}
          step={divisionStepCm}
          words={metres(divisionCm, language)}
          onChange={(atCm) => send({type: 'aimDivision', atCm})}
        />
      )}
      <div className={styles.row}>
        <button type="button" className={styles.tool} onClick={() => send({type: 'divide'})}>
          {(divisionCm === undefined ? labels.split : words.splitHere)[language]}
        </button>
        {divisionCm !== undefined && (
          <button type="button" className={styles.tool} onClick={giveUp}>
            {words.giveUp[language]}
          </button>
        )}
      </div>
    </div>
  );
}
