import {facts} from '../../product/facts';
import {type Point, point} from '../geometry/point';
import {rectangle} from '../geometry/polygon';
import type {Furniture, FurnitureKind, Level, Opening, Stair, Wall} from './plan';
import {stairwellFor} from './stairProfile';

/*
 * The house of every article: 8 × 6 m between the centre lines of its walls, three rooms on the
 * ground floor, an upper floor, a stair along the west wall, a terrace south of the living room.
 */

const outerCm = facts.outerWallThickness.lengthCm;
const partitionCm = facts.partitionThickness.lengthCm;
const heightCm = facts.wallHeight.lengthCm;
/** The slab thickness that the articles use as their example. */
const slabCm = 30;

const wall = (id: string, start: Point, end: Point, thicknessCm: number): Wall => ({
  id,
  start,
  end,
  thicknessCm,
  heightCm,
});

/**
 * The outer walls, clockwise from the north-west corner, in the order that the first article draws
 * them.
 */
export const outerWalls: readonly Wall[] = [
  wall('north', point(0, 0), point(800, 0), outerCm),
  wall('east', point(800, 0), point(800, 600), outerCm),
  wall('south', point(800, 600), point(0, 600), outerCm),
  wall('west', point(0, 600), point(0, 0), outerCm),
];

const partitions: readonly Wall[] = [
  wall('living', point(480, 0), point(480, 600), partitionCm),
  wall('kitchen', point(480, 280), point(800, 280), partitionCm),
];

const upperPartitions: readonly Wall[] = [
  wall('landing', point(220, 0), point(220, 600), partitionCm),
  wall('bedrooms', point(220, 290), point(800, 290), partitionCm),
  wall('bath', point(520, 0), point(520, 290), partitionCm),
];

const door = (
  wallId: string,
  offsetCm: number,
  hinge: 'start' | 'end',
  swing: 'left' | 'right',
  widthCm = 80,
): Opening => ({kind: 'door', wallId, offsetCm, widthCm, sillCm: 0, heightCm: 205, hinge, swing});

const window = (wallId: string, offsetCm: number, widthCm: number): Opening => ({
  kind: 'window',
  wallId,
  offsetCm,
  widthCm,
  sillCm: 95,
  heightCm: 120,
});

const piece = (
  id: string,
  kind: FurnitureKind,
  centre: Point,
  [widthCm, depthCm, pieceHeightCm]: readonly [number, number, number],
  angleDeg = 0,
): Furniture => ({id, kind, centre, widthCm, depthCm, heightCm: pieceHeightCm, angleDeg});

/**
 * The 16 risers suit a storey of 2.80 m: the test of live/stair-void fails when the facts need
 * another number.
 */
export const stair: Stair = {
  foot: point(10, 565),
  widthCm: 90,
  riserCm: (heightCm + slabCm) / 16,
  treadCm: 27,
  risers: 16,
};

export const dining: readonly Furniture[] = [
  piece('chair-1', 'chair', point(262, 158), [44, 44, 85]),
  piece('chair-2', 'chair', point(338, 158), [44, 44, 85]),
  piece('chair-3', 'chair', point(262, 282), [44, 44, 85], 180),
  piece('chair-4', 'chair', point(338, 282), [44, 44, 85], 180),
  piece('table', 'table', point(300, 220), [170, 90, 75]),
];

export const groundFloor: Level = {
  name: {en: 'Ground floor', fr: 'Rez-de-chaussée'},
  elevationCm: 0,
  ceilingHeightCm: heightCm,
  slabCm,
  walls: [...outerWalls, ...partitions],
  openings: [
    door('north', 370, 'end', 'right', 90),
    window('north', 150, 120),
    window('north', 580, 120),
    window('east', 380, 120),
    door('living', 185, 'start', 'left'),
    door('living', 330, 'start', 'left'),
    {
      kind: 'frenchWindow',
      wallId: 'south',
      offsetCm: 430,
      widthCm: 180,
      sillCm: 0,
      heightCm: 215,
      swing: 'right',
    },
  ],
  roomNames: [
    {name: {en: 'Living room', fr: 'Séjour'}, at: point(285, 375)},
    {name: {en: 'Kitchen', fr: 'Cuisine'}, at: point(640, 150)},
    {name: {en: 'Bedroom', fr: 'Chambre'}, at: point(640, 440)},
  ],
  stairs: [stair],
  stairwells: [],
  furniture: [
    ...dining,
    piece('sofa', 'sofa', point(427, 500), [170, 86, 75], 90),
    piece('low-table', 'lowTable', point(320, 500), [60, 100, 40]),
    piece('counter', 'counter', point(640, 40), [290, 60, 90]),
    piece('bed', 'bed', point(700, 495), [150, 180, 50], 180),
    piece('wardrobe', 'wardrobe', point(640, 315), [180, 55, 210]),
  ],
};

export const upperFloor: Level = {
  name: {en: 'Upper floor', fr: 'Étage'},
  elevationCm: heightCm + slabCm,
  ceilingHeightCm: heightCm,
  slabCm,
  walls: [...outerWalls, ...upperPartitions],
  openings: [
    window('north', 330, 120),
    window('north', 640, 80),
    window('east', 385, 120),
    window('south', 250, 120),
    door('landing', 160, 'start', 'left'),
    door('landing', 400, 'start', 'left'),
    door('bedrooms', 370, 'start', 'left', 73),
  ],
  roomNames: [
    {name: {en: 'Landing', fr: 'Palier'}, at: point(113, 62)},
    {name: {en: 'Bedroom', fr: 'Chambre'}, at: point(370, 105)},
    {name: {en: 'Bathroom', fr: 'Salle de bains'}, at: point(657, 105)},
    {name: {en: 'Bedroom', fr: 'Chambre'}, at: point(510, 445)},
  ],
  stairs: [],
  stairwells: [stairwellFor(stair, heightCm)],
  furniture: [
    piece('bed-1', 'bed', point(420, 110), [150, 180, 50], 0),
    piece('bath', 'bath', point(750, 150), [75, 170, 55]),
    piece('bed-2', 'bed', point(690, 495), [150, 180, 50], 180),
  ],
};

export const terrace = {
  outline: rectangle(point(10, 610), point(470, 900)),
  covering: 'wood',
  levelCm: facts.terraceLevel.lengthCm,
} as const;

export const lawn = {
  outline: rectangle(point(-90, 610), point(880, 960)),
  covering: 'grass',
  levelCm: -6,
} as const;

/** Trees and furniture in the garden. */
export const planting: readonly Furniture[] = [
  piece('tree-1', 'tree', point(720, 860), [170, 170, 420]),
  piece('tree-2', 'tree', point(870, 730), [120, 120, 300]),
  piece('lounger', 'lounger', point(120, 760), [70, 180, 35]),
];
