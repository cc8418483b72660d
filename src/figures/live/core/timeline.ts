import type {Language} from '../../../product/language';
import type {Input} from './input';
import type {Deed, Machine, State} from './Machine';
import {coreWords} from './words';

/** What undo and redo lead to. */
interface Step<D> {
  readonly document: D;
  readonly done: readonly boolean[];
}

/** A machine at work: where it is, where it was, and what was last said. */
export interface Timeline<D, H> {
  readonly state: State<D, H>;
  readonly past: readonly Step<D>[];
  readonly future: readonly Step<D>[];
  /** What the last step changed little by little; nothing once a pointer or a key is pressed anew. */
  readonly stroke: string | undefined;
  /** One a task: done once, done until reset. */
  readonly done: readonly boolean[];
  readonly message: string;
  /** What the message ends with since a task was done in the same stroke; empty when none was. */
  readonly praise: string;
  /** Counts messages, so that the same words said twice are heard twice. */
  readonly messageNumber: number;
}

export type Action<E> =
  | {readonly type: 'event'; readonly event: E}
  | {readonly type: 'input'; readonly input: Input}
  /** Something is pressed anew, or let go: what comes is undone by itself. */
  | {readonly type: 'gesture'}
  | {readonly type: 'undo'}
  | {readonly type: 'redo'}
  | {readonly type: 'reset'};

/** A machine that nobody has touched. */
export function begin<D, H, E>(machine: Machine<D, H, E>, language: Language): Timeline<D, H> {
  return {
    state: {document: machine.start, hand: machine.rest(machine.start)},
    past: [],
    future: [],
    stroke: undefined,
    done: machine.tasks.map(() => false),
    message: machine.describe(machine.start, language),
    praise: '',
    messageNumber: 0,
  };
}

const stepOf = <D, H>({state: {document}, done}: Timeline<D, H>): Step<D> => ({document, done});

const say = <D, H>(timeline: Timeline<D, H>, message: string | undefined): Timeline<D, H> =>
  message ? {...timeline, message, messageNumber: timeline.messageNumber + 1} : timeline;

function tick<D, H, E>(
  machine: Machine<D, H, E>,
  timeline: Timeline<D, H>,
  {before, event}: Pick<Deed<D, H, E>, 'before' | 'event'>,
  language: Language,
): Timeline<D, H> {
  const deed = {before, event, done: timeline.done};
  const done = machine.tasks.map(
    ({isDone}, index) => timeline.done[index] === true || isDone(timeline.state, deed),
  );
  const count = done.filter((isDone, index) => isDone && !timeline.done[index]).length;
  if (!count) return timeline;
  const left = done.filter((isDone) => !isDone).length;
  const praise = coreWords.progress(count, left)[language];
  const message = timeline.message.replace(timeline.praise, '').trimEnd();
  return say({...timeline, done, praise}, `${message} ${praise}`);
}

function travel<D, H, E>(
  machine: Machine<D, H, E>,
  timeline: Timeline<D, H>,
  type: 'undo' | 'redo',
  language: Language,
): Timeline<D, H> {
  const {state, past, future} = timeline;
  const step = type === 'undo' ? past.at(-1) : future[0];
  if (!step) return timeline;
  const {document} = step;
  const here = stepOf(timeline);
  const moved: Timeline<D, H> = {
    ...timeline,
    state: {document, hand: machine.rest(document, state.hand)},
    stroke: undefined,
    praise: '',
    // What was done before a reset comes back with it.
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
 * One step of a machine. A change of the document can be undone; a change of the hand cannot, and
 * need not be.
 */
export function advance<D, H, E>(
  machine: Machine<D, H, E>,
  timeline: Timeline<D, H>,
  action: Action<E>,
  language: Language,
): Timeline<D, H> {
  if (action.type === 'reset') {
    // The exercise anew, as whoever comes to it finds it: what was set in the hand goes too.
    const fresh = begin(machine, language);
    const words = `${coreWords.wasReset[language]} ${fresh.message}`;
    const {state, past, future, messageNumber} = timeline;
    // By content: what a reader has led back by hand is as at first, yet another object.
    const isStep = JSON.stringify(state.document) !== JSON.stringify(machine.start);
    return {
      ...fresh,
      // A finger that missed the button beside it takes nothing away for good.
      past: isStep ? [...past, stepOf(timeline)] : past,
      future: isStep ? [] : future,
      message: words,
      messageNumber: messageNumber + 1,
    };
  }
  if (action.type === 'undo' || action.type === 'redo') {
    const deed = {before: timeline.state, event: undefined};
    return tick(machine, travel(machine, timeline, action.type, language), deed, language);
  }
  if (action.type === 'gesture') {
    return timeline.stroke === undefined ? timeline : {...timeline, stroke: undefined};
  }
  const isPress =
    action.type === 'input' && 'phase' in action.input && action.input.phase === 'down';
  const current = isPress ? {...timeline, stroke: undefined} : timeline;
  const event = action.type === 'event' ? action.event : machine.read(action.input, timeline.state);
  const before = timeline.state;
  const after = event === undefined ? before : machine.reduce(before, event);
  if (event === undefined || after === before) return current;
  const isStep = after.document !== before.document;
  const stroke = machine.strokeOf?.(event);
  const isMore = stroke !== undefined && stroke === current.stroke;
  // What a hand does little by little is told as it changes, and a task that it has done stays told.
  const praise = isMore ? current.praise : '';
  const words = machine.announce(before, after, language);
  const message = words && praise ? `${words} ${praise}` : words;
  const moved: Timeline<D, H> = {
    ...current,
    praise,
    state: after,
    past: isStep && !isMore ? [...current.past, stepOf(current)] : current.past,
    future: isStep ? [] : current.future,
    stroke: isStep ? stroke : current.stroke,
  };
  const isNews = !isMore || message !== current.message;
  return tick(machine, isNews ? say(moved, message) : moved, {before, event}, language);
}
