import {labels} from '../../product/labels';
import {point} from '../geometry/point';
import {groundFloor, upperFloor} from '../model/exampleHouse';
import type {Scene} from '../scene';
import {levelSolids} from '../views/axonometric/levelSolids';
import {modelLayer} from '../views/axonometric/modelLayer';
import {projection} from '../views/axonometric/projection';
import {levelList} from '../views/interface/levelList';
import {callout} from '../views/marks/callout';
import {element} from '../views/node';
import {segmentsData} from '../views/pathData';
import {metres} from '../views/words';

const project = projection({
  azimuthDeg: 30,
  elevationDeg: 42,
  unitsPerCm: 0.172,
  atUnits: point(58, 78),
});
const liftCm = 130;
const cutCm = 130;
const bare = {cutCm, furniture: []};
const risers = [point(-10, 610), point(810, 610), point(810, -10)].map((corner) => ({
  start: project({...corner, z: cutCm + 8}),
  end: project({...corner, z: upperFloor.elevationCm + liftCm - upperFloor.slabCm - 8}),
}));

/** Each row of the list is one level of the house. */
export const scene: Scene = {
  callouts: [
    {
      en: 'The current floor: the one shown in **Plan view**, where you draw.',
      fr: 'L’étage actuel : celui que montre la **Vue en plan**, où vous dessinez.',
    },
    {
      en: 'The other floors: select one to go to it, or drag it to move it in the list.',
      fr: 'Les autres étages : sélectionnez-en un pour y passer, ou faites-le glisser pour changer l’ordre.',
    },
  ],
  panels: [
    {
      alternative: {
        en: `3D drawing of the two floors pulled apart, beside the list of their levels: ${metres(upperFloor.elevationCm, 'en')} and ${metres(groundFloor.elevationCm, 'en')}.`,
        fr: `Dessin en 3D des deux étages écartés l’un de l’autre, à côté de la liste de leurs niveaux : ${metres(upperFloor.elevationCm, 'fr')} et ${metres(groundFloor.elevationCm, 'fr')}.`,
      },
      draw: (language) => ({
        widthUnits: 346,
        heightUnits: 194,
        children: [
          ...modelLayer(
            [...levelSolids(groundFloor, bare), ...levelSolids(upperFloor, {...bare, liftCm})],
            project,
          ),
          element('path', {class: 'riser', d: segmentsData(risers)}),
          levelList(
            labels.floors[language],
            [
              {
                name: upperFloor.name[language],
                detail: metres(upperFloor.elevationCm, language),
                isCurrent: true,
              },
              {
                name: groundFloor.name[language],
                detail: metres(groundFloor.elevationCm, language),
              },
            ],
            point(196, 24),
            142,
          ),
          // The numbers are in the list too: the user selects and drags there, not in the house.
          callout(1, point(320, 77)),
          callout(2, point(320, 119)),
          callout(1, project({x: 800, y: 250, z: 700})),
          callout(2, project({x: 830, y: 330, z: 60})),
        ],
      }),
    },
  ],
};
