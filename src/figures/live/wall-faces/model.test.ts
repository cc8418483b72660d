import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {point} from '../../geometry/point';
import {regionArea} from '../../geometry/polygon';
import {toMarkup} from '../../views/toMarkup';
import {doneAfter} from '../core/doneAfter';
import {drawing, place} from './drawing';
import {
  divisionAt,
  divisionLimits,
  type Face,
  faceAt,
  faceLengthCm,
  isAcross,
  partsOf,
  pointOn,
} from './faces';
import {machine} from './machine';
import {
  chosenFace,
  type FaceEvent,
  type FaceState,
  type Faces,
  hasTwoStyles,
  reduce,
  rest,
  sharedStyle,
  startFaces,
} from './model';
import {faceSeenAt, isSeen, project, seenFaces} from './space';
import {announce} from './words';

const start = startFaces();
const first: FaceState = {document: start, interaction: rest(start)};
const play = (...events: readonly FaceEvent[]): FaceState => events.reduce(reduce, first);
const faceOf = (wallId: string, room: string | undefined, faces: Faces = start): Face => {
  const found = faces.find(({wall, room: of}) => wall.id === wallId && of?.name.en === room);
  if (!found) throw new Error(`No face of ${wallId} in ${room}.`);
  return found;
};
const bedroomSide = faceOf('living', 'Bedroom');
const pick = ({id}: Face): FaceEvent => ({type: 'pick', id});
const wallpaper: FaceEvent = {type: 'style', style: 'wallpaper'};
const styled = (faces: Faces): Face[] => faces.filter(({style}) => style !== 'plain');

describe('the faces of the house', () => {
  it('are four a room and four outside', () => {
    const count = (room: string | undefined) =>
      start.filter((face) => face.room?.name.en === room).length;
    expect(['Living room', 'Kitchen', 'Bedroom', undefined].map(count)).toEqual([4, 4, 4, 4]);
  });

  it('are found on the side of the wall where the plan is clicked', () => {
    expect(faceAt(start, point(490, 400), 45)).toBe(bedroomSide);
    expect(faceAt(start, point(470, 400), 45)).toBe(faceOf('living', 'Living room'));
    expect(faceAt(start, point(490, 100), 45)).toBe(faceOf('living', 'Kitchen'));
    expect(faceAt(start, point(-18, 300), 45)).toBe(faceOf('west', undefined));
    expect(faceAt(start, point(250, 300), 45)).toBeUndefined();
  });

  it('are found in 3D where they are seen', () => {
    expect(faceSeenAt(start, false, project({x: 485, y: 500, z: 100}))).toBe(bedroomSide);
    expect(isSeen(start, false, faceOf('living', 'Living room').id)).toBe(false);
    expect(isSeen(start, true, faceOf('living', 'Living room').id)).toBe(true);
  });

  it('are all seen from one side of the house or the other', () => {
    for (const {id} of start) {
      expect([id, isSeen(start, false, id) || isSeen(start, true, id)]).toEqual([id, true]);
    }
    expect(seenFaces(start, false)).toBe(seenFaces([...start], false));
  });

  it('show between their parts, once divided, what was seen of them, each where it stands', () => {
    const areaOf = (faces: Faces, isTurned: boolean, id: string): number =>
      seenFaces(faces, isTurned)
        .filter(({material}) => material.startsWith(id))
        .flatMap(({regions}) => regions)
        .reduce((sum, region) => sum + regionArea(region), 0);
    for (const {id} of start) {
      const {document} = play({type: 'pick', id}, {type: 'divide'}, {type: 'divide'});
      for (const isTurned of [false, true]) {
        const was = areaOf(start, isTurned, id);
        expect(Math.abs(areaOf(document, isTurned, id) - was)).toBeLessThan(0.1);
      }
    }
    const {document} = play(pick(bedroomSide), {type: 'divide'}, {type: 'divide'});
    const [top, bottom] = partsOf(document, faceOf('living', 'Bedroom', document));
    expect(faceSeenAt(document, false, project({x: 485, y: 330, z: 100}))).toBe(top);
    expect(faceSeenAt(document, false, project({x: 485, y: 540, z: 100}))).toBe(bottom);
  });
});

describe('reduce', () => {
  it('dresses one face and leaves the other side of its wall alone', () => {
    const {document} = play(pick(bedroomSide), wallpaper);
    expect(styled(document).map(({id}) => id)).toEqual([bedroomSide.id]);
  });

  it('dresses the whole room, and only that room', () => {
    const {document} = play(pick(bedroomSide), {type: 'wholeRoom', isOn: true}, wallpaper);
    expect(styled(document)).toHaveLength(4);
    expect(new Set(styled(document).map(({room}) => room?.name.en))).toEqual(new Set(['Bedroom']));
  });

  it('divides both sides of a wall, which keep what they wore, and takes a second style', () => {
    const {document, interaction} = play(
      pick(bedroomSide),
      wallpaper,
      {type: 'divide'},
      {type: 'divide'},
    );
    expect(document).toHaveLength(start.length + 2);
    expect(styled(document)).toHaveLength(2);
    expect(document.some(({id}) => id === interaction.faceId)).toBe(true);
    expect(hasTwoStyles(document)).toBe(false);
    const tiled = reduce({document, interaction}, {type: 'style', style: 'tiles'});
    expect(hasTwoStyles(tiled.document)).toBe(true);
  });

  it('sees two styles on a wall that is divided twice', () => {
    const once = play(pick(bedroomSide), {type: 'divide'}, {type: 'divide'});
    const second = once.document.find(({id}) => id === `${bedroomSide.id}b`) as Face;
    const twice = [pick(second), {type: 'divide'}, {type: 'divide'}] as const;
    const parts = twice.reduce<FaceState>(reduce, once);
    expect(hasTwoStyles(parts.document)).toBe(false);
    const first = parts.document.find(({id}) => id === `${bedroomSide.id}a`) as Face;
    const tiled = [pick(first), {type: 'style', style: 'tiles'}] as const;
    expect(hasTwoStyles(tiled.reduce<FaceState>(reduce, parts).document)).toBe(true);
  });

  it('divides where the wall is clicked along the chosen face, and picks elsewhere', () => {
    const dividing = play(pick(bedroomSide), {type: 'divide'});
    /** A tap on a point of the plan, in centimetres. */
    const tapAt = (x: number, y: number, grip?: string) =>
      machine.read(
        {
          kind: 'pointer',
          phase: 'tap',
          at: place(point(x, y)),
          ...(grip && {grip}),
          isTouch: false,
          isSuspending: false,
          isExtending: false,
        },
        dividing,
      );
    expect(tapAt(490, 400)).toHaveProperty('type', 'divideAt');
    expect(tapAt(470, 400)).toHaveProperty('type', 'divideAt');
    expect(tapAt(490, 450, 'division')).toHaveProperty('type', 'divideAt');
    expect(tapAt(490, 100)).toEqual(pick(faceOf('living', 'Kitchen')));
    expect(tapAt(470, 100)).toEqual(pick(faceOf('living', 'Living room')));
  });

  it('leaves a face whole that the cut does not meet', () => {
    const {document} = play(pick(faceOf('living', 'Kitchen')), {
      type: 'divideAt',
      at: point(480, 150),
    });
    expect(
      document.filter(({wall, room}) => wall.id === 'living' && room?.name.en === 'Bedroom'),
    ).toHaveLength(1);
    expect(document).toHaveLength(start.length + 2);
  });

  it('moves the point the way an arrow key leads on the plan, on every wall', () => {
    const press = (state: FaceState, key: string): FaceState => {
      const event = machine.read(
        {kind: 'key', key, isSuspending: false, isExtending: false},
        state,
      );
      return event ? reduce(state, event) : state;
    };
    const knobOf = (state: FaceState) => {
      const face = chosenFace(state);
      if (!face || state.interaction.divisionCm === undefined)
        throw new Error('Nothing is divided.');
      return pointOn(face, state.interaction.divisionCm);
    };
    for (const face of start) {
      const dividing = play(pick(face), {type: 'divide'});
      const {x, y} = knobOf(dividing);
      const [ahead, back] = isAcross(face) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', 'ArrowUp'];
      const step = isAcross(face) ? point(10, 0) : point(0, 10);
      const on = knobOf(press(dividing, ahead));
      expect([face.wall.id, on.x, on.y]).toEqual([face.wall.id, x + step.x, y + step.y]);
      const off = knobOf(press(dividing, back));
      expect([face.wall.id, off.x, off.y]).toEqual([face.wall.id, x - step.x, y - step.y]);
      // Other arrows must not cancel the division.
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        expect(press(dividing, key).interaction.faceId).toBe(face.id);
      }
    }
  });

  it('divides where the knob stands, whichever way the outline of the room runs', () => {
    fc.assert(
      fc.property(fc.constantFrom(...start), fc.nat(), (face, seed) => {
        const {min, max} = divisionLimits(face) ?? {min: 0, max: 0};
        const atCm = min + (seed % ((max - min) / 10 + 1)) * 10;
        const knob = pointOn(face, atCm);
        expect(divisionAt(face, knob)).toBe(atCm);
        const {document} = play(pick(face), {type: 'divideAt', at: knob});
        const [near, far, ...others] = partsOf(document, {...face, id: `${face.id}a`});
        expect(others).toEqual([]);
        expect(faceLengthCm(near as Face)).toBeCloseTo(atCm);
        expect(faceLengthCm(far as Face)).toBeCloseTo(faceLengthCm(face) - atCm);
      }),
    );
  });

  it('says what is wrong', () => {
    expect(play(wallpaper).interaction.fault).toBe('noFace');
    expect(play({type: 'divide'}).interaction.fault).toBe('noFace');
    expect(play({type: 'pick', id: undefined}).interaction.fault).toBe('nothingThere');
  });

  it('walks around a room and on to the next', () => {
    const around = Array.from({length: 4}, (): FaceEvent => ({type: 'walk', by: 1}));
    expect(play(pick(bedroomSide), ...around).interaction.faceId).toBe(bedroomSide.id);
    const rooms = [1, 2, 3, 4].map((count) => {
      const {document, interaction} = play(
        pick(bedroomSide),
        ...Array.from({length: count}, (): FaceEvent => ({type: 'enter', by: 1})),
      );
      return document.find(({id}) => id === interaction.faceId)?.room?.name.en;
    });
    expect(new Set(rooms)).toEqual(new Set(['Living room', 'Kitchen', undefined, 'Bedroom']));
    expect(rooms.at(-1)).toBe('Bedroom');
  });

  it('never loses a piece of wall, and never finds the chosen face gone', () => {
    const lengthOf = (faces: Faces) => faces.reduce((sum, face) => sum + faceLengthCm(face), 0);
    const anyEvent = fc.oneof(
      fc.nat(40).map((n): FaceEvent => ({type: 'pick', id: start[n % start.length]?.id})),
      fc.constantFrom<FaceEvent>(wallpaper, {type: 'divide'}, {type: 'walk', by: 1}),
      fc
        .record({x: fc.integer({min: 0, max: 800}), y: fc.integer({min: 0, max: 600})})
        .map((at): FaceEvent => ({type: 'divideAt', at})),
    );
    fc.assert(
      fc.property(fc.array(anyEvent, {maxLength: 20}), (events) => {
        const {document} = play(...events);
        expect(lengthOf(document)).toBeCloseTo(lengthOf(start));
        expect(new Set(document.map(({id}) => id)).size).toBe(document.length);
        for (const face of document) expect(faceLengthCm(face)).toBeGreaterThan(0.5);
        const before = rest(start, play(...events).interaction);
        expect(start.some(({id}) => id === before.faceId)).toBe(before.faceId !== undefined);
      }),
      {numRuns: 60},
    );
  });
});

describe('the style that is shown as chosen', () => {
  const paint: FaceEvent = {type: 'style', style: 'paint'};
  const wholeRoom: FaceEvent = {type: 'wholeRoom', isOn: true};

  it('is none while the walls of the room differ, so that any can be chosen for all', () => {
    expect(sharedStyle(play(pick(bedroomSide), paint))).toBe('paint');
    expect(sharedStyle(play(pick(bedroomSide), paint, wholeRoom))).toBeUndefined();
    expect(sharedStyle(play(pick(bedroomSide), paint, wholeRoom, paint))).toBe('paint');
  });

  it('is none before a face is chosen', () => {
    expect(sharedStyle(first)).toBeUndefined();
  });
});

describe('what is said', () => {
  const nameOf = ({document, interaction}: FaceState, face: Face, language: 'en' | 'fr') => {
    const before = {document, interaction: {...interaction, faceId: undefined}};
    const sentence = announce(before, reduce(before, pick(face)), language);
    return sentence?.split(/: |\u00a0: /)[0];
  };

  it('no longer asks where to divide once the division is given up', () => {
    const dividing = play(pick(bedroomSide), {type: 'divide'});
    const sentence = announce(dividing, reduce(dividing, {type: 'stop'}), 'fr');
    expect(sentence).toBe('Cloison du séjour, côté chambre\u00a0: sans décor.');
  });

  it('tells from which end a wall is divided', () => {
    const ask = (face: Face, language: 'en' | 'fr') => {
      const picked = play(pick(face));
      return announce(picked, reduce(picked, {type: 'divide'}), language);
    };
    expect(ask(faceOf('south', 'Living room'), 'fr')).toContain(
      'Diviser à 2,30\u00a0m en partant de la gauche\u202f?',
    );
    expect(ask(faceOf('west', 'Living room'), 'en')).toContain(
      'Split at 2.90\u00a0m from the top?',
    );
  });

  it('names each part of a divided wall by where it stands', () => {
    const divideTwice: readonly FaceEvent[] = [{type: 'divide'}, {type: 'divide'}];
    const namesOf = (side: Face, {document, interaction}: FaceState, language: 'en' | 'fr') =>
      document
        .filter(({id}) => id.startsWith(side.id))
        .map((part) => nameOf({document, interaction}, part, language))
        .sort();
    const south = faceOf('south', 'Living room');
    const once = play(pick(south), ...divideTwice);
    expect(namesOf(south, once, 'en')).toEqual([
      'Bottom wall, left part, living-room side',
      'Bottom wall, right part, living-room side',
    ]);
    expect(namesOf(south, divideTwice.reduce(reduce, once), 'fr')).toEqual([
      'Mur du bas, partie 2 en partant de la gauche, côté séjour',
      'Mur du bas, partie de droite, côté séjour',
      'Mur du bas, partie de gauche, côté séjour',
    ]);
  });

  it('names the part of a divided wall that is chosen then: the one at its left or top end', () => {
    for (const face of start) {
      const dividing = play(pick(face), {type: 'divide'});
      const divided = reduce(dividing, {type: 'divide'});
      const chosen = chosenFace(divided) as Face;
      expect(chosen, face.id).toBe(partsOf(divided.document, chosen)[0]);
      const end = isAcross(face) ? 'partie de gauche' : 'partie du haut';
      expect(announce(dividing, divided, 'fr')).toContain(end);
    }
    const dividing = play(pick(bedroomSide), {type: 'divide'});
    expect(announce(dividing, reduce(dividing, {type: 'divide'}), 'fr')).toContain(
      'Face choisie\u00a0: cloison du séjour, partie du haut, côté chambre.',
    );
  });

  it('never names two faces alike, however often walls are divided', () => {
    const anyEvent = fc.oneof(
      fc.nat(40).map((n): FaceEvent => ({type: 'pick', id: start[n % start.length]?.id})),
      fc.constantFrom<FaceEvent>({type: 'divide'}, {type: 'walk', by: 1}),
      fc
        .record({x: fc.integer({min: 0, max: 800}), y: fc.integer({min: 0, max: 600})})
        .map((at): FaceEvent => ({type: 'divideAt', at})),
    );
    fc.assert(
      fc.property(fc.array(anyEvent, {maxLength: 12}), (events) => {
        const {document, interaction} = play(...events);
        const names = document.map((face) => nameOf({document, interaction}, face, 'en'));
        expect(new Set(names).size).toBe(document.length);
      }),
      {numRuns: 60},
    );
  });

  it('no longer tells what was wrong once it is right, whatever made it so', () => {
    const after = (state: FaceState, event: FaceEvent) =>
      announce(state, reduce(state, event), 'fr');
    const nowhere: FaceEvent = {type: 'pick', id: undefined};
    const missed = play(pick(bedroomSide), nowhere);
    const name = 'Cloison du séjour, côté chambre\u00a0: sans décor.';
    expect(after(missed, pick(bedroomSide))).toBe(name);
    expect(after(missed, {type: 'wholeRoom', isOn: true})).toBe(name);
    expect(after(missed, {type: 'style', style: 'plain'})).toBe(name);
    expect(after(play(nowhere), {type: 'stop'})).toContain('Les murs sont nus');
    const dividing = play(pick(bedroomSide), {type: 'divide'}, nowhere);
    const atCm = dividing.interaction.divisionCm ?? 0;
    expect(after(dividing, {type: 'aimDivision', atCm})).toContain('Diviser à');
  });

  it('lets what is wrong be read while the pointer moves on, and says it once', () => {
    const missed = play({type: 'pick', id: undefined});
    const hovering = reduce(missed, {type: 'over', id: bedroomSide.id});
    expect(hovering.interaction.fault).toBe('nothingThere');
    expect(announce(missed, hovering, 'fr')).toBeUndefined();
    const again = reduce(hovering, {type: 'pick', id: undefined});
    expect(announce(hovering, again, 'fr')).toContain('Pas de face ici');
  });

  it('says how to see a finish that 3D hides, from either side', () => {
    const onLivingSide = play(pick(faceOf('living', 'Living room')));
    const dressed = (state: FaceState): string | undefined =>
      announce(state, reduce(state, wallpaper), 'en');
    expect(dressed(onLivingSide)).toBe(
      'Wallpaper: living-room partition, living-room side. In 3D this face is hidden: tick “3D view from the other side”.',
    );
    const turned = reduce(onLivingSide, {type: 'turn', isOn: true});
    expect(dressed(turned)).toContain('The other side does not change.');
    expect(dressed(reduce(turned, pick(bedroomSide)))).toContain('untick “3D view');
  });

  it('shows a finish on the plan untinted, chosen or not', () => {
    const chosen = play(pick(bedroomSide));
    const drawn = (state: FaceState): string =>
      drawing(state, 'en').children.map(toMarkup).join('');
    expect(drawn(chosen)).toContain('class="selected"');
    const papered = drawn(reduce(chosen, wallpaper));
    expect(papered).toContain('class="face strip wallpaper"');
    expect(papered).toContain('class="selected clear"');
  });

  it('names the living-room side as the article writes it', () => {
    const picked = play(pick(faceOf('north', 'Living room')));
    expect(announce(first, picked, 'en')).toBe('Top wall, living-room side: bare.');
  });
});

describe('the exercise of the wallpaper', () => {
  const done = (...events: readonly FaceEvent[]) => doneAfter(machine, events);

  it('is done on one side of the partition, not on both', () => {
    const livingSide = faceOf('living', 'Living room');
    expect(done(pick(bedroomSide), wallpaper)[1]).toBe(true);
    expect(done(pick(livingSide), wallpaper, pick(bedroomSide), wallpaper)[1]).toBe(false);
  });
});

it('leaves no part of a wall too short to be chosen, on neither side', () => {
  const livingSide = faceOf('living', 'Living room');
  const limits = divisionLimits(livingSide);
  for (let atCm = limits?.min ?? 0; atCm <= (limits?.max ?? 0); atCm += 10) {
    const {document} = play(pick(livingSide), {type: 'divideAt', at: pointOn(livingSide, atCm)});
    expect(document.length).toBeGreaterThan(start.length);
    expect(Math.min(...document.map(faceLengthCm)), `at ${atCm} cm`).toBeGreaterThan(39);
  }
});
