import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {facts} from '../../../product/facts';
import {stair} from '../../model/exampleHouse';
import {doneAfter} from '../core/doneAfter';
import {drawing} from './drawing';
import {machine} from './machine';
import {
  footFromWallCm,
  isBlocked,
  isHighEnough,
  limitsOf,
  reduce,
  rest,
  type StairEvent,
  type StairState,
  stairOf,
  start,
  storeyCm,
  tightest,
} from './model';
import {announce, describe as describeStair, risersText, strideText, verdictOf} from './words';

const first: StairState = {document: start, interaction: rest()};
const set = (field: 'footCm' | 'voidLengthCm' | 'ceilingCm' | 'slabCm', valueCm: number) =>
  ({type: 'set', field, valueCm}) as const satisfies StairEvent;
const play = (...events: StairEvent[]): StairState => events.reduce(reduce, first);

describe('reduce', () => {
  it('begins with the stair of the example house, which has the steps its storey asks for, and with just the head clearance it needs', () => {
    expect(stairOf(start)).toEqual(stair);
    expect(isHighEnough(start)).toBe(true);
    const next = (tightest(start)?.clearanceCm ?? 0) - stair.riserCm;
    expect(next).toBeLessThan(facts.headClearance.lengthCm);
  });

  it('lets the stairwell follow the stair, and the clearance stays', () => {
    const {document} = play(set('footCm', 520));
    expect(document.voidCm - start.voidCm).toBe(520 - start.footCm);
    expect(tightest(document)?.clearanceCm).toBe(tightest(start)?.clearanceCm);
  });

  it('brings the ceiling near the head when the stairwell stays behind', () => {
    const {document} = play({type: 'follow', isOn: false}, set('footCm', 500));
    expect(document.voidCm).toBe(start.voidCm);
    expect(isHighEnough(document)).toBe(false);
  });

  it('turns from fine to too low when the stairwell gets shorter, and back', () => {
    const short = play(set('voidLengthCm', start.voidLengthCm - 54));
    expect(isHighEnough(short.document)).toBe(false);
    const long = reduce(short, set('voidLengthCm', start.voidLengthCm));
    expect(isHighEnough(long.document)).toBe(true);
  });

  it('says and shows that steps run into the slab, and measures no clearance there', () => {
    const blocked = play({type: 'follow', isOn: false}, set('footCm', 0));
    expect(isBlocked(blocked.document)).toBe(true);
    expect(describeStair(blocked.document, 'fr')).toContain('butent contre le plancher');
    const drawn = JSON.stringify(drawing(blocked, 'fr'));
    expect(drawn).toContain('bloqué');
    expect(drawn).not.toMatch(/"person"|−/);
    expect(JSON.stringify(drawing(first, 'fr'))).toContain('"person"');
  });

  it('says that the stairs miss the upper floor, and by how much, instead of a tick', () => {
    const missed = play(
      set('voidLengthCm', 405),
      {type: 'follow', isOn: false},
      set('footCm', 585),
    );
    expect(describeStair(missed.document, 'fr')).toMatch(
      /^Il reste un vide de 20\scm avant l’étage/,
    );
    expect(verdictOf(missed.document).fr).toBe('vide de 20\u00a0cm');
    const drawn = JSON.stringify(drawing(missed, 'fr'));
    expect(drawn).toContain('"bad"');
    expect(drawn).not.toContain('"good"');
    const followed = reduce(missed, {type: 'follow', isOn: true}).document;
    expect(describeStair(followed, 'fr')).not.toContain('vide');
    expect(verdictOf(followed).fr).toBe('la tête passe');
  });

  it('says that a head is too low before it says that a step is missing, and a sentence says both', () => {
    const {document} = play(
      set('voidLengthCm', 230),
      {type: 'follow', isOn: false},
      set('footCm', 585),
    );
    expect(verdictOf(document).fr).toBe('trop bas');
    expect(describeStair(document, 'fr')).toMatch(/vide de 20\scm.*trop basse/);
  });

  it('measures no clearance where nothing stands above the steps', () => {
    const open = play(set('voidLengthCm', 405));
    expect(tightest(open.document)).toBeUndefined();
    expect(describeStair(open.document, 'fr')).toMatch(/^Rien ne se trouve au-dessus des marches/);
    const drawn = JSON.stringify(drawing(open, 'fr'));
    expect(drawn).toContain('"person"');
    expect(drawn).toContain('"good"');
    expect(drawn).not.toContain('"dim');
  });

  it('ticks the shortened stairwell when it is shortened, not when the stair slides away', () => {
    const shortened = machine.tasks[1];
    const before: StairState = {document: start, interaction: rest()};
    const done = [true, false, false, false];
    const isTicked = (state: StairState) =>
      shortened?.isDone(state, {before, event: undefined, done});
    expect(isTicked(play({type: 'follow', isOn: false}, set('footCm', 0)))).toBe(false);
    expect(isTicked(play(set('voidLengthCm', start.voidLengthCm - 54)))).toBe(true);
  });

  it('works out the steps from the storey height', () => {
    const {document} = play(set('ceilingCm', 280));
    expect(storeyCm(document)).toBe(310);
    expect(stairOf(document).risers).toBe(18);
  });

  it('shows sums that add up, or says that they are rounded', () => {
    const plain = (words: string) => words.replace(/\u00a0/g, ' ');
    const shown = (cm: number) => {
      const {document} = play(set('slabCm', cm));
      return [risersText(document, 'fr'), strideText(document, 'fr')].map(plain);
    };
    expect(shown(30)).toEqual(['16 × 17,5 cm', '62 cm']);
    expect(shown(40)).toEqual(['≈ 17 × 17,1 cm', '≈ 61,1 cm']);
  });

  it('ticks the stairwell that is lengthened, not the floor that grows thin', () => {
    const done = (...events: readonly StairEvent[]) => doneAfter(machine, events);
    const shortened = set('voidLengthCm', start.voidLengthCm - 14);
    expect(isHighEnough(play(shortened, set('slabCm', 20)).document)).toBe(true);
    expect(done(shortened, set('slabCm', 20)).slice(1, 3)).toEqual([true, false]);
    expect(done(shortened, set('voidLengthCm', start.voidLengthCm)).slice(1, 3)).toEqual([
      true,
      true,
    ]);
  });

  it('says nothing where what stands already is true: the slider has said its value', () => {
    const before = play(set('voidLengthCm', start.voidLengthCm - 20));
    const after = play(set('voidLengthCm', start.voidLengthCm - 21));
    expect(describeStair(after.document, 'fr')).toBe(describeStair(before.document, 'fr'));
    expect(announce(before, after, 'fr')).toBeUndefined();
    expect(announce(first, before, 'fr')).toMatch(/trop basse/);
  });

  it('measures the foot from the face of the wall, as people do', () => {
    expect(footFromWallCm(start)).toBe(555);
  });

  it('moves nothing by a drag that undo has ended', () => {
    const drag: StairEvent = {type: 'drag', what: 'stair', atCm: 300};
    expect(reduce(first, drag)).toBe(first);
  });

  it('stops the edge of the stairwell at the wall, and leads it back by the same way', () => {
    const there = play(
      {type: 'follow', isOn: false},
      {type: 'grab', what: 'void', atCm: 0},
      {type: 'drag', what: 'void', atCm: 400},
    ).document;
    expect(there.voidCm).toBe(start.voidCm);
    const back = play(
      {type: 'follow', isOn: false},
      {type: 'grab', what: 'void', atCm: 0},
      {type: 'drag', what: 'void', atCm: 400},
      {type: 'drag', what: 'void', atCm: 0},
    ).document;
    expect(back.voidLengthCm).toBe(start.voidLengthCm);
  });

  it('drags by where it was taken hold of', () => {
    const {document} = play(
      {type: 'grab', what: 'stair', atCm: 400},
      {type: 'drag', what: 'stair', atCm: 380},
    );
    expect(document.footCm).toBe(start.footCm - 20);
  });

  it('stays within its limits, whatever is set', () => {
    const anyEvent = fc.oneof(
      fc.record({
        type: fc.constant('set' as const),
        field: fc.constantFrom('footCm', 'voidLengthCm', 'ceilingCm', 'slabCm'),
        valueCm: fc.integer({min: -100, max: 1000}),
      }),
      fc.record({type: fc.constant('follow' as const), isOn: fc.boolean()}),
    );
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const {document} = play(...events);
        for (const field of ['footCm', 'voidLengthCm', 'ceilingCm', 'slabCm'] as const) {
          const {min, max} = limitsOf(document, field);
          expect(document[field]).toBeGreaterThanOrEqual(min);
          expect(document[field]).toBeLessThanOrEqual(max);
        }
      }),
    );
  });
});
