import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {surrounds} from '../../geometry/frame';
import {type Point, point} from '../../geometry/point';
import {doneAfter} from '../core/doneAfter';
import {boundsOf, catchWith, edgeNames, floor, frameOf} from './items';
import {machine} from './machine';
import {diningIds, type Items, rest, type SelectEvent, type SelectState, start} from './model';
import {reduce} from './reduce';

const first: SelectState = {document: start, interaction: rest(start)};
const play = (...events: readonly SelectEvent[]): SelectState => events.reduce(reduce, first);
const rectangle = (from: Point, to: Point, isAdding = false): SelectEvent[] => [
  {type: 'press', at: from, isAdding},
  {type: 'drag', at: to},
  {type: 'release'},
];
const click = (onId: string, isAdding = false): SelectEvent => ({type: 'tap', onId, isAdding});
const centreOf = (items: Items, id: string) => items.find((item) => item.id === id)?.centre;

const aroundDining = [point(170, 105), point(440, 330)] as const;
const aroundLounge = [point(270, 400), point(474, 589)] as const;

describe('a rectangle', () => {
  it('takes what it surrounds whole, whichever corner it starts from', () => {
    const [from, to] = aroundDining;
    expect(play(...rectangle(from, to)).interaction.selected).toEqual(diningIds);
    expect(play(...rectangle(to, from)).interaction.selected).toEqual(diningIds);
  });

  it('leaves what it only touches, and says which', () => {
    const {interaction} = play(...rectangle(point(170, 105), point(300, 330)));
    expect(interaction.selected).toEqual(['chair-1', 'chair-3']);
    expect(interaction.caught?.cut.map(({id}) => id)).toEqual(['table']);
  });

  it('leaves what is locked or hidden, and takes it once it is free', () => {
    const {interaction} = play(...rectangle(...aroundLounge));
    expect(interaction.selected).toEqual([]);
    expect(interaction.caught?.barred.map(({id}) => id)).toEqual(['sofa', 'low-table']);
    const freed = play(
      {type: 'bar', id: 'sofa', isOn: false},
      {type: 'bar', id: 'low-table', isOn: false},
      ...rectangle(...aroundLounge),
    );
    expect(freed.interaction.selected).toEqual(['sofa', 'low-table']);
  });

  it('adds to the selection with Shift, and replaces it without', () => {
    const chairs = rectangle(point(170, 105), point(300, 330), true);
    expect(play(click('table'), ...chairs).interaction.selected).toEqual([
      'table',
      'chair-1',
      'chair-3',
    ]);
    const alone = rectangle(point(170, 105), point(300, 330));
    expect(play(click('table'), ...alone).interaction.selected).toEqual(['chair-1', 'chair-3']);
  });

  it('is given up by Escape, and takes nothing when the button is let go', () => {
    const [from, to] = aroundDining;
    const {interaction} = play(
      {type: 'press', at: from, isAdding: false},
      {type: 'drag', at: point(300, 200)},
      {type: 'deselect'},
      {type: 'drag', at: to},
      {type: 'release'},
    );
    expect(interaction).toMatchObject({selected: [], press: undefined, caught: undefined});
  });

  it('takes a group whole or not at all', () => {
    const grouped = [click('chair-1'), click('table', true), {type: 'group'}] as const;
    const {interaction} = play(...grouped, ...rectangle(point(170, 105), point(300, 330)));
    expect(interaction.selected).toEqual(['chair-3']);
    expect(interaction.caught?.cut.map(({id}) => id)).toEqual(['chair-1', 'table']);
  });

  it('never takes what is barred or reaches out of it', () => {
    const anywhere = fc.record({
      x: fc.integer({min: 110, max: 480}),
      y: fc.integer({min: 90, max: 600}),
    });
    fc.assert(
      fc.property(anywhere, anywhere, (from, to) => {
        const frame = frameOf(from, to);
        const {taken, cut} = catchWith(start, frame);
        for (const item of taken) {
          expect(item.barrier).toBeUndefined();
          expect(surrounds(frame, boundsOf(item))).toBe(true);
          expect(cut).not.toContain(item);
        }
      }),
    );
  });
});

describe('reduce', () => {
  it('adds and removes with Shift, one click each', () => {
    const both = play(click('chair-1'), click('table', true));
    expect(both.interaction.selected).toEqual(['chair-1', 'table']);
    expect(reduce(both, click('chair-1', true)).interaction.selected).toEqual(['table']);
    expect(reduce(both, {type: 'tap', isAdding: false}).interaction.selected).toEqual([]);
  });

  it('takes Shift from its switch where there is no keyboard', () => {
    const {interaction} = play({type: 'holdShift', isOn: true}, click('chair-1'), click('chair-2'));
    expect(interaction.selected).toEqual(['chair-1', 'chair-2']);
  });

  it('keeps the selection when the floor is clicked with Shift, from the keyboard or its switch', () => {
    const floorTap = (isAdding: boolean): SelectEvent => ({type: 'tap', isAdding});
    const held = play(click('chair-1'), {type: 'holdShift', isOn: true});
    expect(reduce(held, floorTap(false)).interaction.selected).toEqual(['chair-1']);
    expect(play(click('chair-1'), floorTap(true)).interaction.selected).toEqual(['chair-1']);
  });

  it('selects a group whole when it comes back', () => {
    const pair = play(click('table'), click('chair-3', true), {type: 'group'});
    const one = [{type: 'ungroup'} as const, click('chair-3')].reduce(reduce, pair);
    expect(rest(pair.document, one.interaction).selected).toEqual(['chair-3', 'table']);
  });

  describe('with a group that holds a locked item', () => {
    const locked = play(
      {type: 'bar', id: 'sofa', isOn: false},
      click('table'),
      click('sofa', true),
      {type: 'group'},
      {type: 'bar', id: 'sofa', isOn: true},
      click('table'),
    );

    it('leaves that item where it is, whatever is done to the others', () => {
      expect(locked.interaction.selected).toEqual(['table']);
      const moves: readonly SelectEvent[] = [
        {type: 'nudge', by: point(-20, 0)},
        click('chair-1'),
        click('table', true),
        {type: 'align', edge: 'left'},
      ];
      const {document} = moves.reduce(reduce, locked);
      expect(centreOf(document, 'sofa')).toEqual(centreOf(start, 'sofa'));
      expect(centreOf(document, 'table')).not.toEqual(centreOf(start, 'table'));
      expect(reduce(locked, {type: 'bar', id: 'sofa', isOn: false}).interaction.selected).toEqual([
        'table',
        'sofa',
      ]);
    });

    it('never leaves a group of one', () => {
      const sizes = ({document}: SelectState): number[] => {
        const ids = document.flatMap(({groupId}) => groupId ?? []);
        return [...new Set(ids)].map((id) => ids.filter((other) => other === id).length);
      };
      expect(sizes(reduce(locked, {type: 'ungroup'}))).toEqual([]);
      expect(sizes(reduce(locked, {type: 'duplicate'}))).toEqual([2]);
      const more = [click('chair-1', true), {type: 'group'} as const].reduce(reduce, locked);
      expect(sizes(more)).toEqual([3]);
    });
  });

  it('selects the whole group with one click, and each item again once ungrouped', () => {
    const grouped = play(...rectangle(...aroundDining), {type: 'group'}, click('sofa'));
    const clicked = reduce(grouped, click('chair-3'));
    expect(clicked.interaction.selected).toEqual(diningIds);
    const apart = [{type: 'ungroup'} as const, click('chair-3')].reduce(reduce, clicked);
    expect(apart.interaction.selected).toEqual(['chair-3']);
  });

  it('lines the others up with the first one selected, which stays', () => {
    const {document} = play(click('chair-1'), click('chair-2', true), {
      type: 'align',
      edge: 'top',
    });
    expect(centreOf(document, 'chair-1')).toEqual(centreOf(start, 'chair-1'));
    expect(centreOf(document, 'chair-2')?.y).toBe(centreOf(start, 'chair-1')?.y);
    expect(centreOf(document, 'chair-2')?.x).toBe(centreOf(start, 'chair-2')?.x);
  });

  it('moves what is dragged, with all that is selected', () => {
    const {document} = play(
      ...rectangle(...aroundDining),
      {type: 'press', onId: 'table', at: point(300, 220), isAdding: false},
      {type: 'drag', at: point(320, 260)},
      {type: 'release'},
    );
    expect(centreOf(document, 'table')).toEqual(point(320, 260));
    expect(centreOf(document, 'chair-3')).toEqual(point(282, 322));
  });

  it('keeps a block at the wall until the pointer has come back', () => {
    const pressed = play(click('table'), {
      type: 'press',
      onId: 'table',
      at: point(300, 220),
      isAdding: false,
    });
    const pushed = reduce(pressed, {type: 'drag', at: point(600, 220)});
    expect(centreOf(pushed.document, 'table')?.x).toBe(385);
    const back = reduce(pushed, {type: 'drag', at: point(400, 220)});
    expect(centreOf(back.document, 'table')?.x).toBe(385);
  });

  it('duplicates beside, selects the copies, and groups the copies of a group', () => {
    const {document, interaction} = play(
      ...rectangle(...aroundDining),
      {type: 'group'},
      {type: 'duplicate'},
    );
    expect(document).toHaveLength(start.length + 5);
    expect(interaction.selected).toHaveLength(5);
    const copied = document.filter(({id}) => interaction.selected.includes(id));
    expect(new Set(copied.map(({groupId}) => groupId)).size).toBe(1);
    expect(copied[0]?.groupId).not.toBe(document[0]?.groupId);
  });

  it('says what is wrong', () => {
    expect(play({type: 'group'}).interaction.fault).toBe('nothing');
    expect(play(click('table'), {type: 'group'}).interaction.fault).toBe('needTwo');
    expect(play(click('sofa')).interaction.fault).toBe('locked');
    expect(play(click('table'), {type: 'ungroup'}).interaction.fault).toBe('sameAgain');
    const aligned = [click('chair-3'), click('chair-4', true)] as const;
    expect(play(...aligned, {type: 'align', edge: 'top'}).interaction.fault).toBe('sameAgain');
    const west: SelectEvent = {type: 'nudge', by: point(-500, 0)};
    expect(play(click('table'), west, west).interaction.fault).toBe('blocked');
  });

  it('says that one group alone has nothing to line up with, as long as it is one', () => {
    const top: SelectEvent = {type: 'align', edge: 'top'};
    const pair = [click('chair-1'), click('chair-2', true), {type: 'group'}] as const;
    expect(play(...pair, top).interaction.fault).toBe('oneBlock');
    expect(play(...pair, click('chair-3', true), top).interaction.fault).toBeUndefined();
    expect(play(...pair, {type: 'ungroup'}, top).interaction.fault).toBeUndefined();
  });

  it('says that a wall kept something from its line, and not that all is done', () => {
    const toWall = [click('chair-1'), {type: 'nudge', by: point(-500, 0)}] as const;
    const centred: SelectEvent = {type: 'align', edge: 'centre'};
    const once = play(...toWall, click('table', true), centred);
    expect(once.interaction.fault).toBe('blocked');
    expect(centreOf(once.document, 'table')).not.toEqual(centreOf(start, 'table'));
    expect(reduce(once, centred).interaction.fault).toBe('blocked');
  });

  it('keeps distances within the selection and everything within the room', () => {
    const ids = start.map(({id}) => id);
    const anyEvent = fc.oneof(
      fc.nat(ids.length - 1).map((n): SelectEvent => click(ids[n] ?? '', true)),
      fc
        .record({x: fc.integer({min: -90, max: 90}), y: fc.integer({min: -90, max: 90})})
        .map((by): SelectEvent => ({type: 'nudge', by})),
      fc.constantFrom<SelectEvent>({type: 'group'}, {type: 'ungroup'}, {type: 'duplicate'}),
      fc.constantFrom(...edgeNames).map((edge): SelectEvent => ({type: 'align', edge})),
    );
    fc.assert(
      fc.property(fc.array(anyEvent, {maxLength: 25}), (events) => {
        const {document, interaction} = play(...events);
        expect(new Set(document.map(({id}) => id)).size).toBe(document.length);
        for (const item of document) expect(surrounds(floor, boundsOf(item))).toBe(true);
        const undone = rest(start, interaction).selected;
        expect(undone.every((id) => start.some((item) => item.id === id))).toBe(true);
        const [a, b] = interaction.selected;
        if (a === undefined || b === undefined) return;
        const moved = reduce({document, interaction}, {type: 'nudge', by: point(13, -7)}).document;
        const gap = (items: Items): number =>
          (centreOf(items, a)?.x ?? 0) - (centreOf(items, b)?.x ?? 0);
        expect(gap(moved)).toBeCloseTo(gap(document));
      }),
      {numRuns: 80},
    );
  });
});

describe('shortcuts', () => {
  const typed = (key: string): SelectEvent | undefined =>
    machine.read({kind: 'key', key, isSuspending: false, isExtending: false}, first);
  const selectAll: SelectEvent = {type: 'selectAll'};

  it('are commands of the drawing', () => {
    expect(typed('Mod+a')).toEqual(selectAll);
    expect(typed('Mod+d')).toEqual({type: 'duplicate'});
    expect(typed('Mod+g')).toEqual({type: 'group'});
    expect(typed('Mod+Shift+g')).toEqual({type: 'ungroup'});
    expect(typed('Escape')).toEqual({type: 'deselect'});
  });

  it('select all but what is locked or hidden', () => {
    expect(play(selectAll).interaction.selected).toEqual(diningIds);
    const freed = play({type: 'bar', id: 'sofa', isOn: false}, selectAll);
    expect(freed.interaction.selected).toContain('sofa');
    expect(freed.interaction.selected).not.toContain('low-table');
  });
});

describe('the exercises', () => {
  const done = (...events: readonly SelectEvent[]) => doneAfter(machine, events);
  const chairs = [click('chair-1'), click('chair-2', true)];
  const dining = rectangle(...aroundDining);
  const top: SelectEvent = {type: 'align', edge: 'top'};
  const down: SelectEvent = {type: 'nudge', by: point(0, 5)};

  it('are done when the chairs are aligned, wherever they stand by then', () => {
    expect(done(...chairs, top)[0]).toBe(true);
    expect(done(click('chair-1'), down, ...chairs, top)[0]).toBe(true);
  });

  it('are not done when the chairs come to stand in line otherwise, or the other one stays', () => {
    expect(done(click('chair-2'), down, down, down, down)[0]).toBe(false);
    expect(done(click('chair-2'), click('chair-1', true), top)[0]).toBe(false);
  });

  it('are done when the group is moved, not when what was moved is grouped', () => {
    expect(done(...dining, {type: 'group'}, down)[2]).toBe(true);
    expect(done(click('table'), down, ...dining, {type: 'group'})[2]).toBe(false);
  });
});
