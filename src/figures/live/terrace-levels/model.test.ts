import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {facts} from '../../../product/facts';
import {regionArea} from '../../geometry/polygon';
import {doneAfter} from '../core/doneAfter';
import type {PointerInput} from '../core/input';
import {drawing} from './drawing';
import {inSection, unitsPerCm, unitsPerHeightCm} from './frame';
import {machine} from './machine';
import {
  type Field,
  fieldCm,
  type Garden,
  type GardenEvent,
  type GardenState,
  limits,
  railingLengthCm,
  reduce,
  rest,
  restsOnTerrace,
  start,
  stepsCm,
  supports,
  unsupportedCm,
} from './model';
import {sectionView} from './sectionView';
import {
  fights,
  fromBelow,
  type Levels,
  layersAlongCut,
  type SurfaceName,
  shownOf,
  surfaceNames,
} from './surfaces';
import {describe as describeGarden} from './words';

const first: GardenState = {document: start, interaction: rest()};
const set = (field: Field, valueCm: number): GardenEvent => ({type: 'set', field, valueCm});
const play = (...events: readonly GardenEvent[]): Garden => events.reduce(reduce, first).document;
const areaOf = (garden: Garden, name: SurfaceName): number =>
  shownOf(garden.levels, name).reduce((sum, region) => sum + regionArea(region), 0);

const anyGarden = fc
  .array(
    fc.record({
      type: fc.constant('set' as const),
      field: fc.constantFrom<Field>(...surfaceNames, 'railing'),
      valueCm: fc.integer({min: -200, max: 900}),
    }),
  )
  .map((events) => play(...events));

describe('surfaces', () => {
  it('z-fight at the start: the path is as low as the lawn', () => {
    expect(fights(start.levels).map(({names}) => names)).toEqual([['lawn', 'path']]);
    expect(fights(play(set('path', -4)).levels)).toEqual([]);
  });

  it('are all named when three are at the same level', () => {
    const garden = play(set('terrace', -6));
    expect(describeGarden(garden, 'fr')).toContain('pelouse, allée et terrasse scintillent');
    expect(describeGarden(garden, 'en')).toContain('lawn, path and terrace flicker');
  });

  it('do not z-fight where a higher one covers both', () => {
    const levels = play(set('terrace', -6), set('path', 2), set('lawn', 4)).levels;
    expect(fights(levels)).toEqual([]);
  });

  it('cover what is lower', () => {
    const buried = play(set('lawn', 5));
    expect(fromBelow(buried.levels).at(-1)).toBe('lawn');
    expect(areaOf(buried, 'path')).toBe(0);
    const over = play(set('path', 3));
    expect(areaOf(over, 'path')).toBeGreaterThan(areaOf(play(set('path', -4)), 'path'));
  });

  it('are stacked without gaps or overlaps at any levels', () => {
    fc.assert(
      fc.property(anyGarden, ({levels}) => {
        const layers = layersAlongCut(levels);
        for (const {fromCm, toCm, fromXCm} of layers) {
          expect(toCm).toBeGreaterThanOrEqual(fromCm);
          const under = layers.some((layer) => layer.fromXCm === fromXCm && layer.toCm === fromCm);
          expect(under || fromCm < facts.terrainLevel.lengthCm).toBe(true);
        }
      }),
    );
  });
});

describe('the railing', () => {
  it('is unsupported at the start: 1.10 m of it has nothing below', () => {
    expect(unsupportedCm(start)).toBe(110);
    expect(describeGarden(start, 'fr')).toContain('Garde-corps sans support.');
  });

  it('is supported by the terrace and rises with it', () => {
    const garden = play(set('railing', 100));
    expect(restsOnTerrace(garden)).toBe(true);
    const raised = reduce({document: garden, interaction: rest()}, set('terrace', 40)).document;
    expect(supports(raised).map(({levelCm}) => levelCm)).toEqual(supports(raised).map(() => 40));
    expect(unsupportedCm(raised)).toBe(0);
  });

  it('is supported by two surfaces across their edge', () => {
    const garden = play(set('path', -4), set('railing', 320));
    expect(supports(garden).map(({name}) => name)).toEqual(['terrace', 'path']);
  });

  it('is either supported or not along its whole length, for any levels', () => {
    fc.assert(
      fc.property(anyGarden, (garden) => {
        const missing = unsupportedCm(garden);
        const beyond = Math.max(0, garden.railingCm + railingLengthCm - 880);
        expect(missing).toBe(beyond);
        for (const {levelCm} of supports(garden)) {
          expect(Object.values(garden.levels)).toContain(levelCm);
        }
      }),
    );
  });
});

const xCmAt = (xUnits: number): number => (xUnits - inSection(0, 0).x) / unitsPerCm;

/** The east-west extent of each z-fighting zigzag in a section, in centimetres. */
const teethCm = (levels: Levels): (readonly [from: number, to: number])[] =>
  sectionView({levels, railingCm: limits.railing.max}, 'en')
    .filter(({attributes}) => attributes.class === 'clash')
    .map(({attributes}) => {
      const d = String(attributes.d);
      const fromUnits = Number(/^M(\S+)/.exec(d)?.[1]);
      const toUnits = fromUnits + 6 * (d.split('l').length - 1);
      return [xCmAt(fromUnits), xCmAt(toUnits)];
    });

describe('the drawing', () => {
  it('shows a zigzag only where two surfaces of the same level are on top along the cut', () => {
    // The path hides the east of the terrace there, but not near the house.
    const [teeth, ...others] = teethCm({lawn: -2, path: 0, terrace: -2});
    expect(others).toEqual([]);
    expect(teeth?.[0]).toBeCloseTo(10);
    // The zigzag ends at the last whole tooth.
    expect(Math.abs((teeth?.[1] ?? 0) - 300)).toBeLessThan(30);
  });

  it.each(['grass', 'paving', 'wood'])(
    'shows the visible part of %s in the plan and in the section',
    (name) => {
      const groups = JSON.stringify(drawing(first, 'fr').children).split(`"class":"${name}"`);
      expect(groups.length - 1).toBe(2);
    },
  );

  it('writes the name of the section and its level 0 on two lines', () => {
    const {children, heightUnits} = drawing(first, 'fr');
    const texts = JSON.stringify(children);
    const lineOf = (words: string): number =>
      Number(new RegExp(`"y":([\\d.]+)[^{}]*\\},"children":\\["${words}`).exec(texts)?.[1]);
    const [level, title] = [lineOf('sol intérieur'), lineOf('Coupe')];
    expect(title - level).toBeGreaterThanOrEqual(12);
    expect(title).toBeLessThan(heightUnits);
  });
});

describe('a dragged surface', () => {
  const units = {x: 200, y: 250};
  const fields = fc.constantFrom<Field>(...surfaceNames, 'railing');
  const input = (phase: PointerInput['phase'], grip: Field, byUnits: number): PointerInput => ({
    kind: 'pointer',
    phase,
    at: {x: units.x + byUnits, y: units.y + byUnits},
    grip,
    isTouch: false,
    isSuspending: false,
    isExtending: false,
  });
  const dragged = (garden: Garden, field: Field, ...ways: readonly number[]): Garden =>
    [input('down', field, 0), ...ways.map((by) => input('drag', field, by))].reduce<GardenState>(
      (state, one) => {
        const event = machine.read(one, state);
        return event ? reduce(state, event) : state;
      },
      {document: garden, interaction: rest()},
    ).document;

  it('stays in place on a tap, even with a slightly moving finger', () => {
    fc.assert(
      fc.property(anyGarden, fields, (garden, field) => {
        expect(dragged(garden, field, 0, 1, -2, 2)).toBe(garden);
      }),
    );
  });

  it('moves with the pointer, and back to where it was', () => {
    fc.assert(
      fc.property(anyGarden, fields, fc.integer({min: -120, max: 120}), (garden, field, by) => {
        fc.pre(Math.abs(by) > 3);
        const {min, max} = limits[field];
        const perUnit = field === 'railing' ? 1 / unitsPerCm : -1 / unitsPerHeightCm;
        const wanted = Math.min(max, Math.max(min, fieldCm(garden, field) + by * perUnit));
        const moved = fieldCm(dragged(garden, field, by), field);
        expect(Math.abs(moved - wanted)).toBeLessThanOrEqual(stepsCm[field] / 2);
        expect(dragged(garden, field, by, 0)).toEqual(garden);
      }),
    );
  });
});

describe('reduce', () => {
  it('stays within its limits, and ignores setting the same value again', () => {
    fc.assert(
      fc.property(anyGarden, (garden) => {
        for (const field of [...surfaceNames, 'railing'] as const) {
          const value = fieldCm(garden, field);
          expect(value).toBeGreaterThanOrEqual(limits[field].min);
          expect(value).toBeLessThanOrEqual(limits[field].max);
          const state = {document: garden, interaction: rest()};
          expect(reduce(state, set(field, value))).toBe(state);
        }
      }),
    );
  });

  it('undoes what was set', () => {
    expect(play(set('lawn', 4), set('lawn', start.levels.lawn))).toEqual(start);
  });
});

describe('the exercises', () => {
  const done = (...events: readonly GardenEvent[]) => doneAfter(machine, events);

  it('are done when nothing flickers any more, but not when other surfaces do', () => {
    expect(done(set('path', -5))[0]).toBe(true);
    const levels = play(set('lawn', -3), set('path', -2)).levels;
    expect(fights(levels)).not.toEqual([]);
    expect(done(set('lawn', -3), set('path', -2))[0]).toBe(false);
  });

  it('are done when the lawn is raised above the path, not when the path goes down', () => {
    expect(done(set('lawn', -5))[3]).toBe(true);
    expect(done(set('path', -7))[3]).toBe(false);
  });
});
