import type {Machine} from './Machine';
import {advance, begin} from './timeline';

/**
 * For tests: which exercises of a live figure are done once these events have happened, one after the
 * other, since nobody had touched it.
 */
export const doneAfter = <D, H, E>(
  machine: Machine<D, H, E>,
  events: readonly E[],
): readonly boolean[] =>
  events.reduce(
    (timeline, event) => advance(machine, timeline, {type: 'event', event}, 'fr'),
    begin(machine, 'fr'),
  ).done;
