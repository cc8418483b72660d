import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import type {Language} from '../../../product/language';
import {isReaderAt} from '../../isReaderAt';
import controls from '../controls/styles.module.css';
import type {Input} from './input';
import {isTextField} from './isTextField';
import type {Machine} from './Machine';
import Stage from './Stage';
import styles from './styles.module.css';
import Tasks from './Tasks';
import Toolbar from './Toolbar';
import {type Action, advance, begin, type Timeline} from './timeline';

interface Props<D, I, E> {
  readonly machine: Machine<D, I, E>;
  readonly language: Language;
}

/** Keys that only modify other keys or the pointer. */
const modifiers = ['Alt', 'Control', 'Meta', 'Shift'];

/** Recognises the undo and redo shortcuts of Windows and Mac. */
function travelOf({key, ctrlKey, metaKey, shiftKey}: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : undefined;
}

/** A live figure: its drawing, its controls, its tasks, and a status line. */
export default function LiveMachine<D, I, E>({machine, language}: Props<D, I, E>): ReactNode {
  const [timeline, act] = useReducer(
    (current: Timeline<D, I>, action: Action<E>) => advance(machine, current, action, language),
    undefined,
    () => begin(machine, language),
  );
  const root = useRef<HTMLElement>(null);
  const helpId = useId();
  const introId = useId();
  const statusId = useId();
  const give = useCallback((input: Input) => act({type: 'input', input}), []);
  const send = useCallback((event: E) => act({type: 'event', event}), []);
  // In a layout effect: a focus one frame later would move a reader who types fast away from where
  // they already are.
  useLayoutEffect(() => {
    const section = root.current;
    const figure = section?.closest('figure');
    if (!section || !figure) return;
    const isHere = isReaderAt(figure);
    // The button pressed by keyboard may still be scrolling into view: focus in the figure is
    // enough.
    if (!isHere && !figure.contains(document.activeElement)) return;
    section.focus({preventScroll: true});
    // The figure may begin above the viewport or under the navbar, and its first line is the
    // instruction.
    const {left, top} = section.getBoundingClientRect();
    if (isHere && !section.contains(document.elementFromPoint(left, top))) {
      section.scrollIntoView({behavior: 'instant'});
    }
  }, []);

  const beginGesture = (): void => act({type: 'gesture'});
  // In the capture phase, before the drawing handles the key. A held key continues the gesture;
  // pressing it again begins another one.
  const onKeyDownCapture = ({key, repeat}: KeyboardEvent): void => {
    if (!repeat && !modifiers.includes(key)) beginGesture();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const type = travelOf(event);
    if (!type || isTextField(event.target)) return;
    event.preventDefault();
    act({type});
  };

  const {state, done, message, messageNumber} = timeline;
  const {Controls, tasks, words} = machine;
  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-label={words.title[language]}
      aria-describedby={introId}
      className={styles.live}
      onPointerDown={beginGesture}
      onBlur={beginGesture}
      onKeyDownCapture={onKeyDownCapture}
      onKeyDown={onKeyDown}
    >
      <p id={introId} className={styles.intro}>
        {words.intro[language]}
      </p>
      <div className={styles.stages}>
        <Stage machine={machine} state={state} language={language} helpId={helpId} give={give} />
        {/* A trailing no-break space alternates, so that screen readers announce a repeated
            message. */}
        <p id={statusId} role="status" className={styles.status}>
          {`${message}${messageNumber % 2 === 1 ? '\u00a0' : ''}`}
        </p>
        <Toolbar timeline={timeline} act={act} language={language} />
      </div>
      <div className={styles.side}>
        <Controls state={state} send={send} language={language} statusId={statusId} />
        <Tasks tasks={tasks} done={done} language={language} />
        <p id={helpId} className={controls.help}>
          {words.help[language]}
        </p>
      </div>
    </section>
  );
}
