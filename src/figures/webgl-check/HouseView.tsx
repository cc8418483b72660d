import {type ReactNode, useId, useRef, useState} from 'react';
import type {Language} from '../../product/language';
import styles from './styles.module.css';
import {useHouseScene} from './useHouseScene';
import {panelWords} from './words';

interface Props {
  readonly language: Language;
  readonly azimuthDeg: number;
  readonly onTurn: (azimuthDeg: number) => void;
  readonly playsLoss: boolean;
  readonly onLost: () => void;
  readonly onBringBack: () => void;
}

/**
 * The example house drawn with WebGL, as proof of the verdict. The reader turns it with a slider.
 */
export default function HouseView(props: Props): ReactNode {
  const {language, azimuthDeg, onTurn, onLost, onBringBack} = props;
  // The initial value only: a change would recreate the scene.
  const [playsLoss] = useState(props.playsLoss);
  const {canvasRef, state, restore} = useHouseScene({azimuthDeg, playsLoss, onLost});
  const sliderId = useId();
  const slider = useRef<HTMLInputElement>(null);
  const messages = {
    drawn: null,
    lost: panelWords.lost,
    restored: panelWords.restored,
    failed: panelWords.houseFailed,
  } as const;
  const message = messages[state];
  const isLost = state === 'lost';
  const bringBack = (): void => {
    restore();
    onBringBack();
    // The button disappears when the context is restored, and would drop the focus.
    slider.current?.focus();
  };
  return (
    <div className={styles.house}>
      {state !== 'failed' && (
        <>
          <canvas
            ref={canvasRef}
            role="img"
            aria-label={panelWords.house[language]}
            aria-hidden={isLost || undefined}
            data-is-lost={isLost || undefined}
          />
          <div className={styles.turn}>
            <label htmlFor={sliderId}>{panelWords.turn[language]}</label>
            <input
              ref={slider}
              id={sliderId}
              type="range"
              min={-180}
              max={180}
              step={4}
              value={azimuthDeg}
              aria-valuetext={`${azimuthDeg}°`}
              // Not `disabled`: a reader whose focus is on the slider would lose it.
              aria-disabled={isLost || undefined}
              onChange={(event) => !isLost && onTurn(Number(event.target.value))}
            />
          </div>
        </>
      )}
      <p role="status">{message?.[language]}</p>
      {playsLoss && isLost && (
        <button type="button" className="action action--small" onClick={bringBack}>
          {panelWords.restore[language]}
        </button>
      )}
    </div>
  );
}
