import {point} from '../geometry/point';
import {groundFloor, upperFloor} from '../model/exampleHouse';
import type {Scene} from '../scene';
import {levelSolids} from '../views/axonometric/levelSolids';
import {gardenSolids, gardenTrees, modelLayer} from '../views/axonometric/modelLayer';
import {projection} from '../views/axonometric/projection';
import {element} from '../views/node';
import {segmentsData} from '../views/pathData';

const unitsPerCm = 0.31;
const project = projection({
  azimuthDeg: 30,
  elevationDeg: 48,
  unitsPerCm,
  atUnits: point(177, 160),
});
const cutCm = 125;
const liftCm = 330;

/** Lines from each corner of the lifted floor down to the walls that it rests on. */
const risers = [point(-10, 610), point(810, 610), point(810, -10)].map((corner) => ({
  start: project({...corner, z: cutCm + 6}),
  end: project({...corner, z: upperFloor.elevationCm + liftCm - upperFloor.slabCm - 6}),
}));

/**
 * The house opened like a scale model: ground floor and terrace, with the upper floor lifted off.
 */
export const scene: Scene = {
  panels: [
    {
      alternative: {
        en: '3D drawing of a house opened up like a scale model: the ground floor with its terrace, the upper floor lifted above it.',
        fr: 'Dessin en 3D d’une maison ouverte comme une maquette : rez-de-chaussée et terrasse, étage soulevé au-dessus.',
      },
      draw: () => ({
        widthUnits: 400,
        heightUnits: 464,
        children: [
          ...modelLayer(
            [
              ...gardenSolids,
              ...levelSolids(groundFloor, {cutCm}),
              ...levelSolids(upperFloor, {cutCm, liftCm}),
            ],
            project,
          ),
          element('path', {class: 'riser', d: segmentsData(risers)}),
          ...gardenTrees(project, unitsPerCm),
        ],
      }),
    },
  ],
};
