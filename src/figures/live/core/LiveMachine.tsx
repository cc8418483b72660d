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

interface Props<D, H, E> {
  readonly machine: Machine<D, H, E>;
  readonly language: Language;
}

/** Keys that change what others or the pointer do. */
const modifiers = ['Alt', 'Control', 'Meta', 'Shift'];

/** The shortcut of undo or redo, as Windows and Macs have it. */
function travelOf({key, ctrlKey, metaKey, shiftKey}: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : undefined;
}

/** A live figure: its drawing, its controls, its tasks, and a line that says what happens. */
export default function LiveMachine<D, H, E>({machine, language}: Props<D, H, E>): ReactNode {
  const [timeline, act] = useReducer(
    (current: Timeline<D, H>, action: Action<E>) => advance(machine, current, action, language),
    undefined,
    () => begin(machine, language),
  );
  const root = useRef<HTMLElement>(null);
  const helpId = useId();
  const introId = useId();
  const statusId = useId();
  const give = useCallback((input: Input) => act({type: 'input', input}), []);
  const send = useCallback((event: E) => act({type: 'event', event}), []);
  // Before the figure is seen: the focus that comes a frame later takes it from where a reader of
  // fast keys has gone.
  useLayoutEffect(() => {
    const section = root.current;
    const figure = section?.closest('figure');
    if (!section || !figure) return;
    const isHere = isReaderAt(figure);
    // Keys are faster than a page that glides to their button: the focus in the figure says enough.
    if (!isHere && !figure.contains(document.activeElement)) return;
    section.focus({preventScroll: true});
    // It may begin above the screen or under the bar, and its first line says what to do.
    const {left, top} = section.getBoundingClientRect();
    if (isHere && !section.contains(document.elementFromPoint(left, top))) {
      section.scrollIntoView({behavior: 'instant'});
    }
  }, []);

  const beginGesture = (): void => act({type: 'gesture'});
  // Before the drawing hears of it. A key held goes on; pressed anew, it is another gesture.
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
        {/* The number is a space more or less, so that a repeated message is a new one. */}
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
