import {type Point, point} from '../geometry/point';
import {groundFloor, lawn, planting, terrace} from '../model/exampleHouse';
import type {Scene} from '../scene';
import {levelSolids} from '../views/axonometric/levelSolids';
import {gardenSolids, gardenTrees, modelLayer} from '../views/axonometric/modelLayer';
import {projection} from '../views/axonometric/projection';
import {text} from '../views/marks/text';
import {placeAt} from '../views/place';
import {furnitureLayer} from '../views/plan/furnitureLayer';
import {levelPlan} from '../views/plan/levelPlan';
import {outdoorLayer} from '../views/plan/outdoorLayer';

const place = placeAt(0.3, point(38, 10));
const unitsPerCm = 0.245;
const project = projection({
  azimuthDeg: 30,
  elevationDeg: 48,
  unitsPerCm,
  atUnits: point(140, 56),
});

const terraceName = {en: 'Terrace', fr: 'Terrasse'};
const lawnName = {en: 'Lawn', fr: 'Pelouse'};

/** The same terrace in plan and in 3D, level with the floor of the living room. */
export const scene: Scene = {
  panels: [
    {
      title: {en: 'In the plan', fr: 'Dans le plan'},
      alternative: {
        en: 'Plan of the ground floor with a wooden terrace along the living room and a lawn around it.',
        fr: 'Plan du rez-de-chaussée avec une terrasse en bois le long du séjour, entourée d’une pelouse.',
      },
      draw: (language) => {
        const name = (words: Record<typeof language, string>, at: Point) =>
          text(words[language], place(at), 'name');
        return {
          widthUnits: 320,
          heightUnits: 306,
          children: [
            ...outdoorLayer([lawn, terrace], place),
            ...furnitureLayer(planting, place),
            ...levelPlan(
              {...groundFloor, roomNames: groundFloor.roomNames.slice(0, 1)},
              place,
              language,
              {furniture: false},
            ),
            name(terraceName, point(300, 775)),
            name(lawnName, point(600, 700)),
          ],
        };
      },
    },
    {
      title: {en: 'In 3D', fr: 'En 3D'},
      alternative: {
        en: '3D drawing of the same house: the terrace touches the façade, level with the floor inside, open to the sky.',
        fr: 'Dessin en 3D de la même maison : la terrasse touche la façade, au niveau du sol intérieur, à ciel ouvert.',
      },
      draw: () => ({
        widthUnits: 320,
        heightUnits: 306,
        children: [
          ...modelLayer(
            [...gardenSolids, ...levelSolids(groundFloor, {cutCm: 150, furniture: planting})],
            project,
          ),
          ...gardenTrees(project, unitsPerCm),
        ],
      }),
    },
  ],
};
