import type {Language} from '../../../product/language';
import type {Input} from './input';
import type {Machine, State, Transition} from './Machine';
import {coreWords} from './words';

/** An entry of the undo and redo stacks. */
interface Step<D> {
  readonly document: D;
  readonly done: readonly boolean[];
}

/** A running machine: its state, its undo and redo stacks, and its last message. */
export interface Timeline<D, I> {
  readonly state: State<D, I>;
  readonly past: readonly Step<D>[];
  readonly future: readonly Step<D>[];
  /**
   * Key of the current undo group; `undefined` once the reader presses a pointer or a key again.
   */
  readonly undoGroup: string | undefined;
  /** Whether each task is done; it stays done until a reset. */
  readonly done: readonly boolean[];
  readonly message: string;
  /** The end of the message since a task was done in the current undo group; otherwise empty. */
  readonly praise: string;
  /** Counts messages, so that a repeated message is announced again. */
  readonly messageNumber: number;
}

export type Action<E> =
  | {readonly type: 'event'; readonly event: E}
  | {readonly type: 'input'; readonly input: Input}
  /** The reader presses or releases something: what follows is undone separately. */
  | {readonly type: 'gesture'}
  | {readonly type: 'undo'}
  | {readonly type: 'redo'}
  | {readonly type: 'reset'};

/** The initial timeline of a machine. */
export function begin<D, I, E>(machine: Machine<D, I, E>, language: Language): Timeline<D, I> {
  return {
    state: {document: machine.start, interaction: machine.rest(machine.start)},
    past: [],
    future: [],
    undoGroup: undefined,
    done: machine.tasks.map(() => false),
    message: machine.describe(machine.start, language),
    praise: '',
    messageNumber: 0,
  };
}

const stepOf = <D, I>({state: {document}, done}: Timeline<D, I>): Step<D> => ({document, done});

const say = <D, I>(timeline: Timeline<D, I>, message: string | undefined): Timeline<D, I> =>
  message ? {...timeline, message, messageNumber: timeline.messageNumber + 1} : timeline;

function tick<D, I, E>(
  machine: Machine<D, I, E>,
  timeline: Timeline<D, I>,
  {before, event}: Pick<Transition<D, I, E>, 'before' | 'event'>,
  language: Language,
): Timeline<D, I> {
  const transition = {before, event, done: timeline.done};
  const done = machine.tasks.map(
    ({isDone}, index) => timeline.done[index] === true || isDone(timeline.state, transition),
  );
  const count = done.filter((isDone, index) => isDone && !timeline.done[index]).length;
  if (!count) return timeline;
  const left = done.filter((isDone) => !isDone).length;
  const praise = coreWords.progress(count, left)[language];
  const message = timeline.message.replace(timeline.praise, '').trimEnd();
  return say({...timeline, done, praise}, `${message} ${praise}`);
}

function travel<D, I, E>(
  machine: Machine<D, I, E>,
  timeline: Timeline<D, I>,
  type: 'undo' | 'redo',
  language: Language,
): Timeline<D, I> {
  const {state, past, future} = timeline;
  const step = type === 'undo' ? past.at(-1) : future[0];
  if (!step) return timeline;
  const {document} = step;
  const here = stepOf(timeline);
  const moved: Timeline<D, I> = {
    ...timeline,
    state: {document, interaction: machine.rest(document, state.interaction)},
    undoGroup: undefined,
    praise: '',
    // Undoing a reset restores the tasks done before it.
    done: timeline.done.map((isDone, index) => isDone || step.done[index] === true),
    past: type === 'undo' ? past.slice(0, -1) : [...past, here],
    future: type === 'undo' ? [here, ...future] : future.slice(1),
  };
  return say(
    moved,
    `${coreWords[type === 'undo' ? 'undone' : 'redone'][language]} ${machine.describe(document, language)}`,
  );
}

/**
 * Applies one action. Changes of the document can be undone; changes of the interaction cannot, and
 * need not be.
 */
export function advance<D, I, E>(
  machine: Machine<D, I, E>,
  timeline: Timeline<D, I>,
  action: Action<E>,
  language: Language,
): Timeline<D, I> {
  if (action.type === 'reset') {
    // The exercise as at first sight: the settings of the interaction are reset too.
    const fresh = begin(machine, language);
    const words = `${coreWords.wasReset[language]} ${fresh.message}`;
    const {state, past, future, messageNumber} = timeline;
    // Compared by content: a document that the reader restored step by step is equal, but not
    // identical.
    const isStep = JSON.stringify(state.document) !== JSON.stringify(machine.start);
    return {
      ...fresh,
      // A reset can be undone, for a finger that missed the button next to it.
      past: isStep ? [...past, stepOf(timeline)] : past,
      future: isStep ? [] : future,
      message: words,
      messageNumber: messageNumber + 1,
    };
  }
  if (action.type === 'undo' || action.type === 'redo') {
    const transition = {before: timeline.state, event: undefined};
    return tick(machine, travel(machine, timeline, action.type, language), transition, language);
  }
  if (action.type === 'gesture') {
    return timeline.undoGroup === undefined ? timeline : {...timeline, undoGroup: undefined};
  }
  const isPress =
    action.type === 'input' && 'phase' in action.input && action.input.phase === 'down';
  const current = isPress ? {...timeline, undoGroup: undefined} : timeline;
  const event = action.type === 'event' ? action.event : machine.read(action.input, timeline.state);
  const before = timeline.state;
  const after = event === undefined ? before : machine.reduce(before, event);
  if (event === undefined || after === before) return current;
  const isStep = after.document !== before.document;
  const undoGroup = machine.undoGroupOf?.(event);
  const isMore = undoGroup !== undefined && undoGroup === current.undoGroup;
  // A continuous change is announced as it goes on, and still ends with the task that it completed.
  const praise = isMore ? current.praise : '';
  const words = machine.announce(before, after, language);
  const message = words && praise ? `${words} ${praise}` : words;
  const moved: Timeline<D, I> = {
    ...current,
    praise,
    state: after,
    past: isStep && !isMore ? [...current.past, stepOf(current)] : current.past,
    future: isStep ? [] : current.future,
    undoGroup: isStep ? undoGroup : current.undoGroup,
  };
  const isNews = !isMore || message !== current.message;
  return tick(machine, isNews ? say(moved, message) : moved, {before, event}, language);
}
