import {point} from '../geometry/point';
import {rectangle} from '../geometry/polygon';
import type {Scene} from '../scene';
import {slabBoxes} from '../views/axonometric/levelSolids';
import {modelLayer} from '../views/axonometric/modelLayer';
import {projection} from '../views/axonometric/projection';
import type {Solid} from '../views/axonometric/visibleFaces';
import {callout} from '../views/marks/callout';
import {guide, handle} from '../views/marks/hints';
import type {SvgNode} from '../views/node';

const project = projection({
  azimuthDeg: 28,
  elevationDeg: 38,
  unitsPerCm: 0.5,
  atUnits: point(74, 112),
});
const splitX = 170;
const [lengthCm, heightCm] = [400, 210];

const wallPiece = (fromX: number, toX: number, material: string): Solid => ({
  min: {x: fromX, y: -20, z: 0},
  max: {x: toX, y: 0, z: heightCm},
  material: 'wall',
  sides: {top: 'cut', south: material},
});

const corner = (pieces: readonly Solid[]): SvgNode[] =>
  modelLayer(
    [
      ...slabBoxes(rectangle(point(-20, -20), point(lengthCm, 170)), [], [-12, 0], 'slab', 'floor'),
      {
        min: {x: -20, y: 0, z: 0},
        max: {x: 0, y: 170, z: heightCm},
        material: 'wall',
        sides: {top: 'cut'},
      },
      ...pieces,
    ],
    project,
  );

/** A wall has one finish per face; split in two, it has two. */
export const scene: Scene = {
  callouts: [
    {en: 'The point where you split the wall.', fr: 'Le point où vous divisez le mur.'},
    {en: 'Tiles on the first part.', fr: 'Du carrelage sur la première partie.'},
    {en: 'Paint on the second.', fr: 'De la peinture sur la seconde.'},
  ],
  panels: [
    {
      title: {en: 'Before: one wall, one finish', fr: 'Avant : un mur, un seul décor'},
      alternative: {
        en: '3D drawing of a room corner: the whole face of one wall is tiled.',
        fr: 'Dessin en 3D d’un angle de pièce : toute la face d’un mur est carrelée.',
      },
      draw: () => ({
        widthUnits: 280,
        heightUnits: 236,
        children: corner([wallPiece(-20, lengthCm, 'tiles')]),
      }),
    },
    {
      title: {en: 'After Split: two finishes', fr: 'Après Diviser : deux décors'},
      alternative: {
        en: '3D drawing of the same wall split in two: tiles on the left part, paint on the right one.',
        fr: 'Dessin en 3D du même mur divisé en deux : carrelage à gauche, peinture à droite.',
      },
      draw: () => {
        const [foot, head] = [
          project({x: splitX, y: 0, z: 0}),
          project({x: splitX, y: 0, z: heightCm}),
        ];
        return {
          widthUnits: 280,
          heightUnits: 236,
          children: [
            ...corner([wallPiece(-20, splitX, 'tiles'), wallPiece(splitX, lengthCm, 'paint')]),
            guide(foot, head),
            handle(project({x: splitX, y: -10, z: heightCm})),
            callout(1, project({x: splitX + 4, y: -20, z: heightCm + 34})),
            callout(2, project({x: 85, y: 0, z: 110})),
            callout(3, project({x: 285, y: 0, z: 110})),
          ],
        };
      },
    },
  ],
};
