import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {point} from '../../geometry/point';
import type {Input} from '../core/input';
import {advance, begin} from '../core/timeline';
import {drawing} from './drawing';
import {machine} from './machine';
import {
  checkedCm,
  deviationPercent,
  isOnEnds,
  isWithinTolerance,
  rest,
  type ScaleEvent,
  type ScaleState,
  start,
} from './model';
import {reduce} from './reduce';
import {announce} from './words';

const first: ScaleState = {document: start, interaction: rest(start)};
const play = (...events: ScaleEvent[]): ScaleState => events.reduce(reduce, first);
const onEnds: readonly ScaleEvent[] = [
  {type: 'move', marker: 'a', to: point(7, 594)},
  {type: 'move', marker: 'b', to: point(791, 606)},
];
const eight: readonly ScaleEvent[] = [{type: 'type', text: '8'}, {type: 'confirm'}];

describe('reduce', () => {
  it('catches the ends of the façade', () => {
    expect(isOnEnds(play(...onEnds).document)).toBe(true);
  });

  it('puts the chosen marker where the plan is tapped, or on an end that is near', () => {
    const tap = (x: number, y: number, grip?: string): ScaleEvent | undefined =>
      machine.read(
        {
          kind: 'pointer',
          phase: 'tap',
          at: point(44 + x * 0.325, 44 + y * 0.325),
          ...(grip && {grip}),
          isTouch: true,
          isSuspending: false,
          isExtending: false,
        },
        {document: start, interaction: {...rest(start), current: 'b'}},
      );
    const {b} = play(tap(300, 200) as ScaleEvent).document.markers;
    expect([b.x, b.y].map(Math.round)).toEqual([300, 200]);
    expect(play(tap(765, 630) as ScaleEvent).document.markers.b).toEqual(point(800, 600));
    expect(tap(170, 430, 'a')).toBeUndefined();
  });

  it('checks 6.00 m in the other direction once 8 m are typed', () => {
    const {document} = play(...onEnds, ...eight);
    expect(checkedCm(document)).toBeCloseTo(600);
    expect(isWithinTolerance(document)).toBe(true);
  });

  it('finds a stretched sheet in the other direction only', () => {
    const {document} = play(...onEnds, ...eight, {type: 'sheet', name: 'stretched'});
    expect(isOnEnds(document)).toBe(true);
    expect(deviationPercent(document)).toBeCloseTo(6);
    expect(isWithinTolerance(document)).toBe(false);
  });

  it('keeps the scale when what is typed is no length', () => {
    const {document, interaction} = play(
      ...onEnds,
      {type: 'type', text: 'huit'},
      {type: 'confirm'},
    );
    expect([document.knownCm, interaction.fault]).toEqual([undefined, 'notALength']);
  });

  it.each([
    ['800', 'écrivez «\u00a08,00\u00a0»'],
    ['0', 'comprise entre 0,10\u00a0m et 100,00\u00a0m'],
    ['800 m', 'comprise entre'],
    ['99999', 'comprise entre'],
    ['8000', 'en millimètres, écrivez «\u00a08,00\u00a0»'],
    ['12 500', 'en millimètres, écrivez «\u00a012,50\u00a0»'],
  ])('says that %s is out of range, and what was meant if it can', (text, said) => {
    const after = play(...onEnds, {type: 'type', text}, {type: 'confirm'});
    expect([after.document.knownCm, after.interaction.fault]).toEqual([undefined, 'outOfRange']);
    expect(announce(first, after, 'fr')).toContain(said);
  });

  it('keeps the markers on the image when the sheet changes, and lets them part again', () => {
    const low: readonly ScaleEvent[] = [
      {type: 'move', marker: 'a', to: point(400, 760)},
      {type: 'move', marker: 'b', to: point(400, 655)},
      {type: 'sheet', name: 'stretched'},
    ];
    const {document} = play(...low);
    expect(document.markers.a).toEqual(point(400, 720));
    expect(document.markers.b.y).toBeCloseTo(694.3);
    const up: ScaleEvent = {type: 'nudge', by: point(0, -10), isFree: false};
    expect(play(...low, up).document.markers.b.y).toBeCloseTo(684.3);
    const down: ScaleEvent = {type: 'nudge', by: point(0, 10), isFree: false};
    expect(play(...low, down).document.markers.b.y).toBeCloseTo(694.3);
  });

  it('leaves an end by fine steps, and is caught by it again on the way back', () => {
    const press = (key: string, isSuspending: boolean) =>
      machine.read(
        {kind: 'key', key, isSuspending, isExtending: false},
        play(...onEnds),
      ) as ScaleEvent;
    const left = play(...onEnds, ...Array<ScaleEvent>(5).fill(press('ArrowLeft', true)));
    expect(left.document.markers.b).toEqual(point(795, 600));
    const far = reduce(left, press('ArrowLeft', false));
    expect(far.document.markers.b).toEqual(point(785, 600));
    expect(reduce(far, press('ArrowRight', false)).document.markers.b).toEqual(point(800, 600));
  });

  it('comes back to the same place after a step there and a step back', () => {
    const by = fc.record({x: fc.integer({min: -50, max: 50}), y: fc.integer({min: -50, max: 50})});
    fc.assert(
      fc.property(by, ({x, y}) => {
        const there = play({type: 'nudge', by: point(x, y), isFree: false});
        const back = reduce(there, {type: 'nudge', by: point(-x, -y), isFree: false});
        expect(back.document.markers).toEqual(start.markers);
      }),
    );
  });

  it('only chooses a marker that is pressed beside its middle, by a shaky hand', () => {
    const {x, y} = start.markers.b;
    const pressed = play({type: 'grab', marker: 'b', at: point(x + 40, y)});
    const trembled = reduce(pressed, {type: 'drag', marker: 'b', at: point(x + 46, y - 8)});
    expect(trembled.interaction.current).toBe('b');
    expect(trembled.document).toBe(start);
  });

  it('drags a marker by where it was taken hold of, and lets an end catch the marker', () => {
    const {x, y} = start.markers.a;
    const dragged = (byX: number, byY: number) =>
      play(
        {type: 'grab', marker: 'a', at: point(x + 30, y - 20)},
        {type: 'drag', marker: 'a', at: point(x + 30 + byX, y - 20 + byY)},
      ).document.markers.a;
    expect(dragged(50, -60)).toEqual(point(x + 50, y - 60));
    expect(dragged(-x + 9, 600 - y - 9)).toEqual(point(0, 600));
  });

  it('undoes at once what a held key or a drag did, and no more', () => {
    const run = (...inputs: readonly (Input | 'gesture')[]) =>
      inputs.reduce(
        (timeline, input) =>
          advance(
            machine,
            timeline,
            input === 'gesture' ? {type: input} : {type: 'input', input},
            'fr',
          ),
        begin(machine, 'fr'),
      );
    const held = (key: string, times: number) =>
      Array<Input>(times).fill({kind: 'key', key, isSuspending: false, isExtending: false});
    expect(run(...held('ArrowLeft', 17)).past).toHaveLength(1);
    const corner = run(...held('ArrowLeft', 17), 'gesture', ...held('ArrowDown', 17));
    expect(corner.past).toHaveLength(2);
    const pointer = (phase: 'down' | 'drag', x: number): Input => ({
      ...{kind: 'pointer', phase, at: point(x, 180), grip: 'a'},
      ...{isTouch: false, isSuspending: false, isExtending: false},
    });
    const dragged = run(pointer('down', 99), pointer('drag', 120), pointer('drag', 130));
    expect(dragged.past).toHaveLength(1);
  });

  it('gives the same check whatever the way round of the markers', () => {
    const {document} = play(...onEnds, ...eight);
    const {a, b} = document.markers;
    expect(checkedCm({...document, markers: {a: b, b: a}})).toBe(checkedCm(document));
  });
});

describe('the grid', () => {
  const far: readonly ScaleEvent[] = [{type: 'type', text: '100'}, {type: 'confirm'}];
  const gridOf = (state: ScaleState): string => {
    const [, d = ''] =
      /"class":"grid","d":"([^"]*)"/.exec(JSON.stringify(drawing(state, 'fr'))) ?? [];
    return d;
  };

  it('has a square a metre, and says so', () => {
    const state = play(...onEnds, ...eight);
    expect(announce(first, state, 'fr')).toContain('chaque carreau de la grille mesure un mètre');
    expect(gridOf(state).split('M').length).toBeGreaterThan(15);
  });

  it('leaves the plan in sight at any scale, and says what its squares are', () => {
    const near: ScaleEvent = {type: 'move', marker: 'b', to: point(235, 430)};
    expect(gridOf(play(near, ...far)).split('M').length).toBeLessThan(100);
    expect(announce(first, play(near, ...far), 'fr')).toContain('grille mesure 100 mètres');
    expect(announce(first, play(...far), 'fr')).toContain('grille mesure 10 mètres');
  });
});

describe('a check beyond what is allowed', () => {
  it.each([
    ['7,90', '1,3\u00a0%'],
    ['7,919', '1,1\u00a0%'],
    ['16', '100\u00a0%'],
  ])('says by how much, never as little as the 1\u00a0%% that is allowed: %s', (text, off) => {
    const before = play(...onEnds, {type: 'type', text}, {type: 'confirm'});
    const said = announce(before, reduce(before, {type: 'check', isOn: true}), 'fr');
    expect(said).toContain(` ${off} d’écart`);
  });
});

describe('what changes nothing', () => {
  const moved: readonly ScaleEvent[] = [
    ...onEnds,
    ...eight,
    {type: 'nudge', by: point(0, -50), isFree: false},
  ];
  const north: ScaleEvent = {type: 'nudge', by: point(0, -50), isFree: false};
  const atEdge = [...moved, ...Array<ScaleEvent>(20).fill(north)];

  it('is no step to undo', () => {
    const before = play(...moved);
    expect(reduce(before, {type: 'confirm'}).document).toBe(before.document);
    const held = play(...atEdge);
    expect(reduce(held, north).document).toBe(held.document);
  });

  it('is answered all the same, with what stands', () => {
    const before = play(...moved);
    expect(announce(before, reduce(before, {type: 'confirm'}), 'fr')).toBe(
      'Il y a 8,00\u00a0m entre les repères\u00a0: chaque carreau de la grille mesure un mètre.',
    );
    const held = play(...atEdge);
    expect(announce(held, reduce(held, north), 'fr')).toMatch(/^Repère B\s: bout droit à 70 pas/);
    const checking = play(...moved, {type: 'check', isOn: true});
    expect(announce(checking, reduce(checking, {type: 'confirm'}), 'fr')).toMatch(/^Contrôle\s: /);
  });
});
