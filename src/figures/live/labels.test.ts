import {describe, expect, it} from 'vitest';
import {point} from '../geometry/point';
import {labelFaults} from '../legibility/labelFaults';
import {widestUnits} from '../legibility/widestUnits';
import {toMarkup} from '../views/toMarkup';
import type {Machine} from './core/Machine';
import {drawing as drawWalls} from './draw-wall/drawing';
import {machine as wallMachine} from './draw-wall/machine';
import {liveNames} from './liveNames';
import {drawing as drawScan} from './plan-scale/drawing';
import {rest as restOnScan, start as scan} from './plan-scale/model';
import {reduce as reduceScan} from './plan-scale/reduce';
import {drawing} from './stair-void/drawing';
import {limitsOf, rest, start as stairs} from './stair-void/model';
import {words} from './stair-void/words';
import {machine as gardenMachine} from './terrace-levels/machine';
import {drawing as drawFaces} from './wall-faces/drawing';
import {divisionLimits, divisionStepCm} from './wall-faces/faces';
import {rest as restOnFaces, startFaces} from './wall-faces/model';

type AnyMachine = Machine<unknown, unknown, unknown>;

describe.each(liveNames)('%s, in its initial state', (name) => {
  it.each(['en', 'fr'] as const)('is readable in a wide font in %s', async (language) => {
    const {machine} = (await import(`./${name}/machine.ts`)) as {machine: AnyMachine};
    const state = {document: machine.start, interaction: machine.rest(machine.start, undefined)};
    const drawn = machine.drawing(state, language);
    expect(labelFaults(drawn)).toEqual([]);
    expect(drawn.widthUnits).toBeLessThanOrEqual(widestUnits);
  });
});

describe('the handle that divides a wall', () => {
  it.each(['en', 'fr'] as const)('covers no room name in %s', (language) => {
    for (const face of startFaces()) {
      const {min, max} = divisionLimits(face) ?? {min: 0, max: -1};
      for (let divisionCm = min; divisionCm <= max; divisionCm += divisionStepCm) {
        const interaction = {...restOnFaces(startFaces()), faceId: face.id, divisionCm};
        const drawn = drawFaces({document: startFaces(), interaction}, language);
        expect(labelFaults(drawn), `${face.wall.id}, ${divisionCm} cm`).toEqual([]);
      }
    }
  });
});

describe('the stairs and their stairwell', () => {
  it.each(['en', 'fr'] as const)('show the stairwell height, however low, in %s', (language) => {
    for (let voidLengthCm = 120; voidLengthCm <= stairs.voidLengthCm; voidLengthCm += 4) {
      const drawn = drawing({document: {...stairs, voidLengthCm}, interaction: rest()}, language);
      expect(labelFaults(drawn), `${voidLengthCm} cm`).toEqual([]);
    }
  });

  it.each(['en', 'fr'] as const)(
    'keep the names of both views clear of lines in %s',
    (language) => {
      for (const ceilingCm of [220, 250, 280]) {
        const raised = {...stairs, ceilingCm};
        const {min, max} = limitsOf(raised, 'footCm');
        for (let footCm = min; footCm <= max; footCm += 5) {
          const moved = {...raised, footCm, voidCm: stairs.voidCm + footCm - stairs.footCm};
          const faults = labelFaults(drawing({document: moved, interaction: rest()}, language));
          const names = [words.plan[language], words.section[language]];
          expect(
            faults.filter((fault) => names.some((name) => fault.includes(`"${name}"`))),
            `${ceilingCm} cm, ${footCm} cm`,
          ).toEqual([]);
        }
      }
    },
  );

  it.each(['en', 'fr'] as const)(
    'show the width of the remaining hole, clear of lines, in %s',
    (language) => {
      const open = {...stairs, isFollowing: false, voidLengthCm: 405};
      for (let footCm = stairs.footCm; footCm <= limitsOf(open, 'footCm').max; footCm += 1) {
        const drawn = drawing({document: {...open, footCm}, interaction: rest()}, language);
        expect(labelFaults(drawn), `${footCm} cm`).toEqual([]);
      }
    },
  );

  it('show the height beyond the wall on the right, clear of it', () => {
    const low = {...stairs, footCm: 530, voidCm: 179, ceilingCm: 230, slabCm: 20};
    const drawn = drawing({document: low, interaction: rest()}, 'fr');
    expect(labelFaults(drawn)).toEqual([]);
  });
});

it('the verdict on a railing is above its highest part, not in its bars', () => {
  const levels = {lawn: 10, path: -4, terrace: 40};
  const interaction = gardenMachine.rest(gardenMachine.start);
  const drawn = gardenMachine.drawing({document: {levels, railingCm: 0}, interaction}, 'fr');
  const markup = drawn.children.map(toMarkup).join('');
  const [, middle, radius] =
    /class="good"><circle cx="\S+" cy="(\S+)" r="(\S+)"/.exec(markup) ?? [];
  // Bars are drawn upwards from their base, 34 units high.
  const bars = /class="upright" d="([^"]*)"/.exec(markup)?.[1] ?? '';
  const feet = [...bars.matchAll(/M\S+ ([\d.]+)/g)].map(([, y]) => Number(y));
  expect(Number(middle) + Number(radius)).toBeLessThan(Math.min(...feet) - 34);
});

describe('the letters of the two markers', () => {
  const far = 10_000;
  it.each([
    [-far, -far],
    [far, -far],
    [far, far],
    [-far, far],
  ])('stay inside the drawing when both are dragged towards %i, %i', (x, y) => {
    const state = (['a', 'b'] as const).reduce(
      (before, marker) => reduceScan(before, {type: 'move', marker, to: point(x, y)}),
      {document: scan, interaction: restOnScan(scan)},
    );
    const left = labelFaults(drawScan(state, 'fr')).filter((fault) => fault.includes('leaves'));
    expect(left).toEqual([]);
  });
});

it('an alignment line runs below room names, which have a background', () => {
  const corners = [
    [200, 200],
    [600, 200],
    [600, 500],
    [200, 500],
    [200, 200],
    [400, 40],
    [700, 40],
    [700, 340],
  ] as const;
  const drawnState = corners.reduce(
    (state, [x, y]) =>
      wallMachine.reduce(state, {type: 'place', at: point(x, y), isTouch: false, isFree: false}),
    {document: wallMachine.start, interaction: wallMachine.rest(wallMachine.start)},
  );
  const aim = {type: 'aim', at: point(400, 340), isTouch: false, isFree: false} as const;
  const {children} = drawWalls(wallMachine.reduce(drawnState, aim), 'fr');
  const markup = children.map(toMarkup).join('');
  const line = markup.indexOf('class="guide"');
  expect(line).toBeGreaterThan(-1);
  expect(markup.indexOf('class="name halo"')).toBeGreaterThan(line);
  expect(markup.indexOf('class="area halo"')).toBeGreaterThan(line);
});
