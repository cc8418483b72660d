import type {ReactNode} from 'react';
import type {Language} from '../../../product/language';
import controls from '../controls/styles.module.css';
import styles from './styles.module.css';
import type {Action, Timeline} from './timeline';
import {coreWords} from './words';

interface Props {
  readonly timeline: Timeline<unknown, unknown>;
  readonly act: (action: Action<never>) => void;
  readonly language: Language;
}

/**
 * Undo, redo and start again. A button with nothing to do uses aria-disabled and stays focusable:
 * disabling it would drop the focus, for instance after the last undo.
 */
export default function Toolbar({timeline, act, language}: Props): ReactNode {
  const isOff = {
    undo: timeline.past.length === 0,
    redo: timeline.future.length === 0,
    reset: timeline.messageNumber === 0,
  };
  return (
    <div className={styles.toolbar}>
      {(['undo', 'redo', 'reset'] as const).map((type) => (
        <button
          key={type}
          type="button"
          className={controls.tool}
          aria-disabled={isOff[type]}
          onClick={() => act({type})}
        >
          {coreWords[type][language]}
        </button>
      ))}
    </div>
  );
}
