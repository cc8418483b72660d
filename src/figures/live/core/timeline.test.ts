import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {Machine} from './Machine';
import {type Action, advance, begin, type Timeline} from './timeline';

type Event = {readonly add: number} | {readonly look: number};

/** Adds numbers; `look` only changes the interaction. */
const counter: Machine<number, number, Event> = {
  start: 0,
  rest: (_, interaction = 0) => interaction,
  read: () => undefined,
  reduce: ({document, interaction}, event) =>
    'add' in event
      ? {document: document + event.add, interaction}
      : {document, interaction: event.look},
  drawing: () => ({name: '', widthUnits: 0, heightUnits: 0, children: []}),
  announce: (before, after) =>
    before.document === after.document ? undefined : `${after.document}`,
  describe: String,
  tasks: [
    {words: {en: 'Ten', fr: 'Dix'}, isDone: ({document}) => document >= 10},
    {words: {en: 'A hundred', fr: 'Cent'}, isDone: ({document}) => document >= 100},
  ],
  words: {title: {en: '', fr: ''}, intro: {en: '', fr: ''}, help: {en: '', fr: ''}},
  Controls: () => null,
};

const run = (actions: readonly Action<Event>[]): Timeline<number, number> =>
  actions.reduce((at, action) => advance(counter, at, action, 'fr'), begin(counter, 'fr'));
const documentsOf = <D>(steps: readonly {readonly document: D}[]): D[] =>
  steps.map(({document}) => document);
const adding = (add: number): Action<Event> => ({type: 'event', event: {add}});

const anyAction = fc.oneof(
  fc.integer({min: 1, max: 9}).map(adding),
  fc.integer().map((look): Action<Event> => ({type: 'event', event: {look}})),
  fc.constantFrom<Action<Event>>({type: 'undo'}, {type: 'redo'}),
);

describe('advance', () => {
  it('undoes what was just done, whatever came before', () => {
    fc.assert(
      fc.property(fc.array(anyAction), fc.integer({min: 1, max: 9}), (actions, add) => {
        const before = run(actions);
        const after = run([...actions, adding(add), {type: 'undo'}]);
        expect(after.state.document).toBe(before.state.document);
        expect(after.past).toEqual(before.past);
      }),
    );
  });

  it('redoes what was just undone', () => {
    fc.assert(
      fc.property(fc.array(anyAction), fc.integer({min: 1, max: 9}), (actions, add) => {
        const before = run([...actions, adding(add)]);
        const after = run([...actions, adding(add), {type: 'undo'}, {type: 'redo'}]);
        expect(after.state.document).toBe(before.state.document);
      }),
    );
  });

  it('leaves the history alone when only the interaction changes', () => {
    const {past, state} = run([adding(3), {type: 'event', event: {look: 7}}]);
    expect(documentsOf(past)).toEqual([0]);
    expect(state).toEqual({document: 3, interaction: 7});
  });

  it('undoes a gesture of a slider at once, and each gesture by itself', () => {
    const sliding = {...counter, undoGroupOf: () => 'sum'};
    const gesture: Action<Event> = {type: 'gesture'};
    const slides = [gesture, adding(1), adding(1), gesture, adding(2), adding(3)];
    const {past, state} = slides.reduce(
      (at, action) => advance(sliding, at, action, 'fr'),
      begin(sliding, 'fr'),
    );
    expect([...documentsOf(past), state.document]).toEqual([0, 2, 7]);
  });

  it('ticks a task once and says how many are left', () => {
    const {done, message} = run([adding(10)]);
    expect(done).toEqual([true, false]);
    expect(message).toBe('10 Une étape réussie, il en reste 1.');
    expect(run([adding(10), {type: 'undo'}]).done).toEqual([true, false]);
  });

  it('keeps telling of a task within the undo group that did it, and says nothing twice there', () => {
    const sliding = {...counter, undoGroupOf: () => 'sum', announce: () => 'Moved.'};
    const gesture: Action<Event> = {type: 'gesture'};
    const play = (actions: readonly Action<Event>[]) =>
      actions.reduce((at, action) => advance(sliding, at, action, 'fr'), begin(sliding, 'fr'));
    const done = 'Moved. Une étape réussie, il en reste 1.';
    const [once, more] = [play([adding(10)]), play([adding(10), adding(1), adding(1)])];
    expect([once.message, more.message]).toEqual([done, done]);
    expect(more.messageNumber).toBe(once.messageNumber);
    expect(play([adding(10), adding(90)]).message).toBe('Moved. Bravo, c’était la dernière étape.');
    expect(play([adding(10), gesture, adding(1)]).message).toBe('Moved.');
    expect(play([adding(1), gesture, adding(1)]).messageNumber).toBe(2);
  });

  it('counts the tasks that one step has done', () => {
    const thousand = {words: {en: 'A thousand', fr: 'Mille'}, isDone: () => false};
    const longer = {...counter, tasks: [...counter.tasks, thousand]};
    const {message} = advance(longer, begin(longer, 'fr'), adding(100), 'fr');
    expect(message).toBe('100 2 étapes réussies, il en reste 1.');
  });

  it('preserves the settings of the interaction on undo and redo, and drops them on reset', () => {
    const looking: Action<Event> = {type: 'event', event: {look: 7}};
    const hands = (['undo', 'redo', 'reset'] as const).map(
      (type) => run([adding(3), adding(4), looking, {type: 'undo'}, {type}]).state.interaction,
    );
    expect(hands).toEqual([7, 7, 0]);
  });

  it('starts again with nothing done, which can be undone', () => {
    const {state, done} = run([adding(10), {type: 'reset'}]);
    expect([state.document, done]).toEqual([0, [false, false]]);
    const undone = run([adding(10), {type: 'reset'}, {type: 'reset'}, {type: 'undo'}]);
    expect([undone.state.document, documentsOf(undone.past)]).toEqual([10, [0]]);
  });

  it('gives back what was done when a reset is undone, and tells nothing as new', () => {
    const before = run([adding(10), adding(-8)]);
    const after = run([adding(10), adding(-8), {type: 'reset'}, {type: 'undo'}]);
    expect(after.done).toEqual(before.done);
    expect(before.done).toContain(true);
    expect(after.message).toBe(`Annulé. ${counter.describe(2, 'fr')}`);
  });

  it('starts again where all is as at first without a step that undoes nothing', () => {
    const led: Machine<readonly number[], null, number> = {
      words: counter.words,
      Controls: () => null,
      start: [0],
      rest: () => null,
      read: () => undefined,
      drawing: () => ({name: '', widthUnits: 0, heightUnits: 0, children: []}),
      reduce: ({document: [at = 0], interaction}, by) => ({document: [at + by], interaction}),
      announce: () => 'x',
      describe: String,
      tasks: [],
    };
    const actions = [3, -3].map((event) => ({type: 'event', event}) as const);
    const {past} = [...actions, {type: 'reset'} as const].reduce(
      (at, action) => advance(led, at, action, 'fr'),
      begin(led, 'fr'),
    );
    expect(documentsOf(past)).toEqual([[0], [3]]);
  });

  it('starts again where all is undone already and lets it be redone', () => {
    const again = run([adding(10), {type: 'undo'}, {type: 'reset'}, {type: 'redo'}]);
    expect(again.state.document).toBe(10);
  });
});
