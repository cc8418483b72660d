import type {Machine} from './Machine';
import {advance, begin} from './timeline';

/** For tests: which tasks are done after these events, starting from the initial state. */
export const doneAfter = <D, I, E>(
  machine: Machine<D, I, E>,
  events: readonly E[],
): readonly boolean[] =>
  events.reduce(
    (timeline, event) => advance(machine, timeline, {type: 'event', event}, 'fr'),
    begin(machine, 'fr'),
  ).done;
