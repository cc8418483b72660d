import {point} from '../geometry/point';
import {groundFloor, upperFloor} from '../model/exampleHouse';
import type {Scene} from '../scene';
import {levelSolids} from '../views/axonometric/levelSolids';
import {gardenSolids, gardenTrees, modelLayer} from '../views/axonometric/modelLayer';
import {projection} from '../views/axonometric/projection';
import type {Solid} from '../views/axonometric/visibleFaces';

const unitsPerCm = 0.132;
const project = projection({azimuthDeg: 30, elevationDeg: 40, unitsPerCm, atUnits: point(78, 48)});
const size = {widthUnits: 180, heightUnits: 164};
const whole = groundFloor.ceilingHeightCm;

const ground: readonly Solid[] = levelSolids(
  {...groundFloor, stairs: []},
  {cutCm: 130, furniture: []},
);
const house: readonly Solid[] = [
  ...levelSolids({...groundFloor, stairs: []}, {cutCm: whole, furniture: []}),
  ...levelSolids(upperFloor, {cutCm: 130, furniture: []}),
];

/** The same house, with a brick façade. */
const dressed = [...gardenSolids, ...house].map((solid): Solid => {
  const isFacade = solid.material === 'wall' && (solid.max.y > 609 || solid.max.x > 809);
  return isFacade ? {...solid, sides: {...solid.sides, south: 'brick', east: 'brick'}} : solid;
});

/** The house of the articles, after each of the four steps. */
export const scene: Scene = {
  panels: [
    {
      title: {en: '1. Walls and rooms', fr: '1. Murs et pièces'},
      alternative: {
        en: '3D drawing, step one: the ground floor with its walls and three rooms.',
        fr: 'Dessin en 3D, étape 1 : le rez-de-chaussée, ses murs et ses trois pièces.',
      },
      draw: () => ({...size, children: modelLayer(ground, project)}),
    },
    {
      title: {en: '2. Upper floor', fr: '2. Étage'},
      alternative: {
        en: '3D drawing, step two: an upper floor stands on the ground floor.',
        fr: 'Dessin en 3D, étape 2 : un étage repose sur le rez-de-chaussée.',
      },
      draw: () => ({...size, children: modelLayer(house, project)}),
    },
    {
      title: {en: '3. Garden and terrace', fr: '3. Jardin et terrasse'},
      alternative: {
        en: '3D drawing, step three: a wooden terrace, a lawn and two trees lie in front of the house.',
        fr: 'Dessin en 3D, étape 3 : une terrasse en bois, une pelouse et deux arbres s’étendent devant la maison.',
      },
      draw: () => ({
        ...size,
        children: [
          ...modelLayer([...gardenSolids, ...house], project),
          ...gardenTrees(project, unitsPerCm),
        ],
      }),
    },
    {
      title: {en: '4. Wall style', fr: '4. Style des murs'},
      alternative: {
        en: '3D drawing, step four: the façade of the finished house is faced in brick.',
        fr: 'Dessin en 3D, étape 4 : la façade de la maison terminée est habillée de brique.',
      },
      draw: () => ({
        ...size,
        children: [...modelLayer(dressed, project), ...gardenTrees(project, unitsPerCm)],
      }),
    },
  ],
};
