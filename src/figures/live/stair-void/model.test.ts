import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {facts} from '../../../product/facts';
import {stair} from '../../model/exampleHouse';
import {drawing} from './drawing';
import {machine} from './machine';
import {
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
  strideCm,
  tightest,
} from './model';
import {describe as describeStair} from './words';

const first: StairState = {document: start, hand: rest()};
const set = (field: 'footCm' | 'voidLengthCm' | 'ceilingCm' | 'slabCm', valueCm: number) =>
  ({type: 'set', field, valueCm}) as const satisfies StairEvent;
const play = (...events: StairEvent[]): StairState => events.reduce(reduce, first);

describe('reduce', () => {
  it('begins with the stair of the example house, which has the steps its storey asks for, and with just the head clearance it needs', () => {
    expect(stairOf(start)).toEqual(stair);
    expect(isHighEnough(start)).toBe(true);
    expect(tightest(start).clearanceCm - stair.riserCm).toBeLessThan(facts.headClearance.lengthCm);
    expect(strideCm(start)).toBe(2 * stair.riserCm + stair.treadCm);
  });

  it('lets the stairwell follow the stair, and the clearance stays', () => {
    const {document} = play(set('footCm', 520));
    expect(document.voidCm - start.voidCm).toBe(520 - start.footCm);
    expect(tightest(document).clearanceCm).toBe(tightest(start).clearanceCm);
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

  it('ticks the shortened stairwell when it is shortened, not when the stair slides away', () => {
    const shortened = machine.tasks[1];
    const isTicked = (state: StairState) => shortened?.isDone(state, [true, false, false, false]);
    expect(isTicked(play({type: 'follow', isOn: false}, set('footCm', 0)))).toBe(false);
    expect(isTicked(play(set('voidLengthCm', start.voidLengthCm - 54)))).toBe(true);
  });

  it('works out the steps from the storey height', () => {
    const {document} = play(set('ceilingCm', 280));
    expect(storeyCm(document)).toBe(310);
    expect(stairOf(document).risers).toBe(18);
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
