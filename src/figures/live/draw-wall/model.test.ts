import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {add, direction, distance, point, scale} from '../../geometry/point';
import {rooms} from '../../model/rooms';
import {machine} from './machine';
import {type DrawEvent, type DrawState, empty, rest, sheet} from './model';
import {reduce} from './reduce';
import {announce, describe as describeOutline} from './words';

const blank: DrawState = {document: empty, interaction: rest(empty)};
const play = (...events: readonly DrawEvent[]): DrawState => events.reduce(reduce, blank);
const click = (x: number, y: number, isFree = false): DrawEvent => ({
  type: 'place',
  at: point(x, y),
  isTouch: false,
  isFree,
});
const length = (text: string): DrawEvent => ({type: 'type', field: 'lengthText', text});
const angle = (text: string): DrawEvent => ({type: 'type', field: 'angleText', text});
const enter: DrawEvent = {type: 'confirm'};

const room = [
  click(0, 0),
  length('4,50'),
  angle('0'),
  enter,
  length('3'),
  angle('270'),
  enter,
  length('4.5'),
  angle('180'),
  enter,
  length('300 cm'),
  angle('90'),
  enter,
];

describe('reduce', () => {
  it('closes the room of 12.04 m² from typed lengths and angles', () => {
    const {document} = play(...room);
    expect(rooms(document.walls).map(({areaM2}) => areaM2)).toEqual([12.04]);
    expect(document.chain).toEqual([]);
  });

  it('closes the same room from clicks, which snap to steps and corners', () => {
    const {document} = play(
      click(3, 2),
      click(452, 6),
      click(448, 297),
      click(4, 304),
      click(6, 9),
    );
    expect(rooms(document.walls).map(({areaM2}) => areaM2)).toEqual([12.04]);
  });

  it('closes a room whose length is no step of the grid: lines of alignment attract', () => {
    const {document} = play(
      click(0, 0),
      length('4,55'),
      angle('0'),
      enter,
      click(456, 300),
      click(4, 298),
      click(2, 4),
    );
    expect(document.chain).toEqual([]);
    expect(document.walls[2]?.end).toEqual(point(0, 300));
    expect(rooms(document.walls)).toHaveLength(1);
  });

  it('sets by a click what is typed, as the drawing shows it, and not what cannot be read', () => {
    const typed = play(click(0, 0), length('1,50'), angle('270'), click(300, 0));
    expect(typed.document.walls[0]?.end).toEqual(point(0, 150));
    expect(typed.interaction.lengthText).toBe('');
    const turned = play(click(0, 0), angle('270'), click(300, 0));
    expect(turned.document.walls[0]?.end).toEqual(point(0, 300));
    const unread = play(click(0, 0), length('abc'), click(300, 0));
    expect(unread.document.walls[0]?.end).toEqual(point(300, 0));
  });

  it('says what the way back has taken, and when there is nothing to take', () => {
    const cornerOnly = play(click(0, 0));
    const gone = reduce(cornerOnly, {type: 'back'});
    expect(announce(cornerOnly, gone, 'fr')).toBe('Premier angle retiré.');
    const closed = play(...room);
    const idle = reduce(closed, {type: 'back'});
    expect(idle.document).toBe(closed.document);
    expect(announce(closed, idle, 'fr')).toMatch(/^Aucun mur en cours/);
    const aimed = reduce(idle, {type: 'aim', at: point(9, 9), isTouch: false, isFree: false});
    expect(announce(idle, aimed, 'fr')).toBeUndefined();
  });

  it('takes a space between the signs of a length, where one is begun', () => {
    const space = {key: ' ', isExtending: false, isSuspending: false, kind: 'key'} as const;
    const begun = play(click(0, 0), {type: 'append', sign: '4'});
    const keysOf = typeof machine.keys === 'function' ? machine.keys : () => [];
    expect(keysOf(begun)).toContain(' ');
    expect(keysOf(blank)).not.toContain(' ');
    expect(machine.read(space as never, begun)).toEqual({type: 'append', sign: ' '});
    expect(machine.read(space as never, blank)).toBeUndefined();
    const refused = play(click(0, 0), length('99'), enter);
    expect(refused.interaction.fault).toBe('outside');
    expect(machine.read({...space, key: 'c'} as never, refused)).toBeUndefined();
  });

  it('follows the pointer to the centimetre while snapping is suspended', () => {
    const {document} = play(click(0, 0), click(237.4, 31.2, true));
    expect(document.walls[0]?.end).toEqual(point(237, 31));
  });

  it('takes the direction from the pointer when only the length is typed', () => {
    const aim: DrawEvent = {type: 'aim', at: point(6, 200), isTouch: false, isFree: false};
    expect(play(click(0, 0), aim, length('4,5'), enter).document.walls[0]?.end).toEqual(
      point(0, 450),
    );
  });

  it('keeps the direction that is aimed, to more than its angle says, for a typed length', () => {
    const onSheet = fc.record({
      x: fc.integer({min: sheet.min.x + 60, max: sheet.max.x - 60}),
      y: fc.integer({min: sheet.min.y + 60, max: sheet.max.y - 60}),
    });
    fc.assert(
      fc.property(onSheet, onSheet, fc.integer({min: 10, max: 59}), (from, at, lengthCm) => {
        fc.pre(distance(from, at) > 1);
        const aim: DrawEvent = {type: 'aim', at, isTouch: false, isFree: true};
        const [wall] = play(click(from.x, from.y, true), aim, length(`${lengthCm} cm`), enter)
          .document.walls;
        const end = add(from, scale(direction(from, at), lengthCm));
        expect(wall && distance(wall.end, end)).toBeLessThan(0.001);
      }),
    );
  });

  describe('a wall aimed by keys at the first corner, 6.18 m away by 166°', () => {
    const nudge = (x: number, y: number): DrawEvent => ({
      type: 'nudge',
      by: point(x, y),
      isFree: false,
    });
    const aimed = [
      click(0, 0),
      ...[length('6'), angle('0'), enter],
      ...[length('1,50'), angle('270'), enter],
      nudge(-600, -150),
    ];
    const ending = (...typed: readonly DrawEvent[]) => {
      const {document} = play(...aimed, ...typed, enter);
      const last = document.walls.at(-1);
      const [way, rest] = [last && distance(last.start, last.end), rooms(document.walls)];
      return {lengthCm: way, isClosed: document.chain.length === 0, roomCount: rest.length};
    };
    const closed = {lengthCm: Math.hypot(600, 150), isClosed: true, roomCount: 1};

    it('closes the room when what is typed is what is shown', () => {
      expect(ending(length('6,18'))).toEqual(closed);
      expect(ending(length('618 cm'), angle('166'))).toEqual(closed);
      expect(ending(angle('166'))).toEqual(closed);
    });

    it('has the length and the angle that are typed otherwise', () => {
      expect(ending(length('6,10')).lengthCm).toBeCloseTo(610);
      expect(ending(length('6,18'), angle('166,5'))).toMatchObject({isClosed: false});
    });
  });

  it('draws the shortest wall there may be, whichever way it is turned', () => {
    for (const angleDeg of [0, 2, 37, 90, 144, 355]) {
      const turned = [click(200, 200), length('0,10'), angle(String(angleDeg)), enter];
      expect(play(...turned).document.walls).toHaveLength(1);
    }
  });

  it('says what is wrong instead of drawing it', () => {
    expect(play(click(0, 0), length('abc'), enter).interaction.fault).toBe('length');
    expect(play(click(0, 0), length('4'), angle('x'), enter).interaction.fault).toBe('angle');
    expect(play(click(0, 0), length('4'), angle('°'), enter).interaction.fault).toBe('angle');
    expect(play(click(0, 0), length('40'), angle('0'), enter).interaction.fault).toBe('outside');
    expect(play(click(0, 0), click(0, 0)).interaction.fault).toBe('tooShort');
    expect(play(click(0, 0), angle('90'), enter).interaction.fault).toBe('noLength');
    expect(play(click(0, 0), angle('x'), enter).interaction.fault).toBe('angle');
  });

  it('takes the length that is shown for an angle alone, and none that the pointer left', () => {
    const aim: DrawEvent = {type: 'aim', at: point(200, 0), isTouch: false, isFree: false};
    const aimed = [click(0, 200), aim];
    const [wall] = play(...aimed, angle('0'), enter).document.walls;
    expect(wall && distance(wall.start, wall.end)).toBeCloseTo(280);
    const {document, interaction} = play(...aimed, {type: 'leave'}, angle('0'), enter);
    expect([document.walls, interaction.fault]).toEqual([[], 'noLength']);
  });

  it.each([
    [length('abc'), 'length'],
    [length('-5'), 'length'],
    [length('0,05'), 'shortLength'],
    [angle('x'), 'angle'],
  ])('says what is wrong before the first corner, and sets none: %o', (typed, fault) => {
    const {document, interaction} = play(typed, enter);
    expect([document.chain, interaction.fault]).toEqual([[], fault]);
  });

  it.each([
    ['Enter', enter],
    ['a click', click(0, 0)],
  ])('keeps what is typed before the first corner, which %s sets', (_, setting) => {
    const begun = play(length('4,50'), angle('0'), setting);
    expect([begun.document.chain.length, begun.interaction.fault]).toEqual([1, undefined]);
    expect([begun.interaction.lengthText, begun.interaction.angleText]).toEqual(['4,50', '0']);
    const {document, interaction} = reduce(begun, enter);
    expect(document.walls.map(({start, end}) => distance(start, end))).toEqual([450]);
    expect([interaction.lengthText, interaction.angleText]).toEqual(['', '']);
  });

  it.each([
    ['0', '90'],
    ['0', '270'],
    ['180', '90'],
    ['180', '270'],
  ])('has room for the exercise, begun by keys alone, at %s° then %s°', (first, second) => {
    const {document, interaction} = play(
      ...[enter, length('4,50'), angle(first), enter, length('3'), angle(second), enter],
    );
    expect([document.walls.length, interaction.fault]).toEqual([2, undefined]);
  });

  it('shows a length and an angle as the still drawing and the line below write them', () => {
    const aim: DrawEvent = {type: 'aim', at: point(450, 0), isTouch: false, isFree: false};
    const aimed = JSON.stringify(machine.drawing(play(click(0, 0), aim), 'fr'));
    expect(aimed).toContain('4,50\u00a0m, 0°');
  });

  it('shows a length typed first where the corner goes, then the wall that Enter would draw', () => {
    const shown = (...events: readonly DrawEvent[]) =>
      JSON.stringify(machine.drawing(play(...events), 'fr'));
    expect(shown(length('4,50'))).toContain('4,50…');
    expect(shown(length('4,50'))).toContain('"aim"');
    expect(shown(length('4,50'))).not.toContain('drawing-wall');
    const begun = shown(length('4,50'), enter);
    expect(begun).toContain('drawing-wall');
    expect(begun).toMatch(/4,50… {2}0\u00a0?°/);
    for (const none of ['quatre', '0', '99']) {
      expect(shown(click(0, 0), length(none))).toContain(`${none}…`);
      expect(shown(click(0, 0), length(none))).not.toContain('drawing-wall');
    }
  });

  it('has a length that was refused give way to the next one typed in the plan', () => {
    const digits = (text: string): DrawEvent[] => [...text].map((sign) => ({type: 'append', sign}));
    const refused = play(click(0, 0), ...digits('450'), enter);
    expect(refused.interaction.fault).toBe('outside');
    const {document} = [...digits('4,50'), enter].reduce(reduce, refused);
    expect(document.walls.map(({start, end}) => distance(start, end))).toEqual([450]);
  });

  it('removes the last point with its wall, and only a digit while a length is being typed', () => {
    const two = [click(0, 0), click(300, 0), click(300, 200)];
    expect(play(...two, {type: 'back'}).document).toEqual(play(...two.slice(0, 2)).document);
    expect(play(...two, length('4,5'), {type: 'back'}).interaction.lengthText).toBe('4,');
  });

  it('stops the outline and keeps its walls', () => {
    const {document} = play(click(0, 0), click(300, 0), {type: 'stop'});
    expect([document.walls.length, document.chain.length]).toEqual([1, 0]);
  });

  it('counts the rooms when it names their areas', () => {
    const one = [click(0, 0), click(450, 0), click(450, 300), click(0, 300), click(0, 0)];
    const two = [...one, click(200, 0), click(200, 300)];
    expect(describeOutline(play(...one).document, 'fr')).toMatch(/^Pièce fermée/);
    expect(describeOutline(play(...two).document, 'fr')).toMatch(/^Pièces fermées.*m², .*m²\.$/);
    expect(describeOutline(play(...two).document, 'en')).toMatch(/^Closed rooms: /);
  });

  it('ends the outline by a double click, where the last point is or goes', () => {
    const {document, interaction} = play(click(0, 0), click(300, 0), {type: 'finish'});
    expect([document.walls.length, document.chain, interaction.fault]).toEqual([1, [], undefined]);
    const again = play(click(0, 0), click(300, 0), click(300, 0), {type: 'finish'});
    expect([again.document, again.interaction.fault]).toEqual([document, undefined]);
  });

  it('takes a double click that begins or closes an outline for a click', () => {
    expect(play(click(0, 0), {type: 'finish'}).document.chain).toEqual([point(0, 0)]);
    const closed = [click(0, 0), click(450, 0), click(450, 300), click(0, 0)];
    expect(play(...closed, {type: 'finish'})).toEqual(play(...closed));
  });

  it('leaves a corner by the centimetre while keys suspend the snapping, and comes back to it', () => {
    const press = (key: string, isSuspending: boolean) =>
      machine.read({kind: 'key', key, isSuspending, isExtending: false}, blank) as DrawEvent;
    const right = Array<DrawEvent>(5).fill(press('ArrowRight', true));
    const left = play(click(0, 0), ...right);
    expect(left.interaction.target).toEqual(point(5, 0));
    const back = reduce(left, press('ArrowLeft', false)).interaction;
    expect([back.target, back.kind]).toEqual([point(0, 0), 'corner']);
  });

  it('answers to Tab only while a length is being typed', () => {
    const keysIn = (state: DrawState) =>
      typeof machine.keys === 'function' ? machine.keys(state) : machine.keys;
    expect(keysIn(play(click(0, 0)))).not.toContain('Tab');
    expect(keysIn(play(click(0, 0), length('4')))).toContain('Tab');
    const asked = play(click(0, 0), length('4'), {type: 'askAngle'}).interaction;
    expect([asked.angleCalls, asked.lengthText]).toEqual([1, '4']);
  });

  it.each([
    [
      [500, 300],
      [550, 200],
      [200, 0],
    ],
    [
      [300, 50],
      [750, 250],
      [150, 450],
    ],
    [
      [400, 500],
      [650, 0],
      [200, 400],
    ],
  ])('draws walls that lie aslant, as the snapping of %j, %j, %j leaves them', (...points) => {
    const drawn = play(...points.map(([x = 0, y = 0]) => click(x, y)));
    expect(drawn.document.walls).toHaveLength(2);
    expect(machine.drawing(drawn, 'fr').children).not.toEqual([]);
  });

  it('keeps every wall on the sheet, wherever the pointer goes', () => {
    const anywhere = fc.record({
      x: fc.integer({min: -400, max: 1200}),
      y: fc.integer({min: -400, max: 1200}),
    });
    fc.assert(
      fc.property(fc.array(anywhere, {maxLength: 6}), fc.boolean(), (points, isFree) => {
        const {document} = play(...points.map(({x, y}) => click(x, y, isFree)));
        for (const {start, end} of document.walls) {
          expect(distance(start, end)).toBeGreaterThan(9.99);
          expect(end.x).toBeGreaterThanOrEqual(sheet.min.x);
          expect(end.x).toBeLessThanOrEqual(sheet.max.x);
          expect(end.y).toBeGreaterThanOrEqual(sheet.min.y);
          expect(end.y).toBeLessThanOrEqual(sheet.max.y);
        }
      }),
      {numRuns: 50},
    );
  });

  it('draws whatever walls have been set, with their rooms', () => {
    const onSheet = fc.record({
      x: fc.integer({min: sheet.min.x, max: sheet.max.x}),
      y: fc.integer({min: sheet.min.y, max: sheet.max.y}),
    });
    const points = fc.array(onSheet, {minLength: 3, maxLength: 9});
    fc.assert(
      fc.property(points, fc.boolean(), (corners, isFree) => {
        const drawn = play(...corners.map(({x, y}) => click(x, y, isFree)));
        const {walls} = drawn.document;
        expect(machine.drawing(drawn, 'fr').children).not.toEqual([]);
        const closed = rooms(walls).reduce((sum, {areaM2}) => sum + areaM2, 0);
        expect(closed).toBeLessThan(9.3 * 7);
      }),
    );
  });
});

it('the first corner of another outline is said, not what was drawn before', () => {
  const drawn = play(...room);
  expect(announce(drawn, reduce(drawn, click(600, 0)), 'fr')).toBe(
    'Premier angle posé. Posez le suivant, ou saisissez une longueur et validez par Entrée ou «\u00a0Poser\u00a0».',
  );
});
