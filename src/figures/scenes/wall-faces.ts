import {point} from '../geometry/point';
import {groundFloor} from '../model/exampleHouse';
import {rooms} from '../model/rooms';
import type {Scene} from '../scene';
import {levelSolids} from '../views/axonometric/levelSolids';
import {modelLayer} from '../views/axonometric/modelLayer';
import {projection} from '../views/axonometric/projection';
import type {Solid} from '../views/axonometric/visibleFaces';
import {callout} from '../views/marks/callout';
import {pointer} from '../views/marks/hints';
import {element} from '../views/node';
import {lineData} from '../views/pathData';
import {placeAt} from '../views/place';
import {roomLabels} from '../views/plan/roomLayer';
import {wallLayer} from '../views/plan/wallLayer';

const place = placeAt(0.33, point(18, 14));
const project = projection({
  azimuthDeg: 30,
  elevationDeg: 44,
  unitsPerCm: 0.27,
  atUnits: point(92, 44),
});
const {walls, roomNames} = groundFloor;
const partitionFaceX = 485;

const frontCutCm = 35;

/** Only the bedroom face of the partition is selected; the front walls are cut low to reveal it. */
const solids = levelSolids(
  {...groundFloor, openings: [], stairs: []},
  {cutCm: 190, furniture: []},
).map((solid): Solid => {
  const isChosen = Math.abs(solid.max.x - partitionFaceX) < 0.1 && solid.min.y >= 285;
  const isFront = solid.min.y >= 590 || solid.min.x >= 790;
  if (isFront && solid.max.z > frontCutCm) return {...solid, max: {...solid.max, z: frontCutCm}};
  return isChosen && solid.min.z >= 0 ? {...solid, sides: {...solid.sides, east: 'chosen'}} : solid;
});

/** A partition has one face in each room; only the face that is clicked takes the finish. */
export const scene: Scene = {
  callouts: [
    {
      en: 'The active face, on the bedroom side: it is highlighted.',
      fr: 'La face active, côté chambre : elle est surlignée.',
    },
    {
      en: 'The other face, on the living-room side: it does not change.',
      fr: 'L’autre face, côté séjour : elle ne change pas.',
    },
  ],
  panels: [
    {
      title: {en: 'In the plan: click the side you want', fr: 'Dans le plan : cliquez du bon côté'},
      alternative: {
        en: 'Plan of the ground floor: the face of the partition on the bedroom side is highlighted, the other is not.',
        fr: 'Plan du rez-de-chaussée : la face de la cloison côté chambre est surlignée, l’autre non.',
      },
      draw: (language) => ({
        widthUnits: 300,
        heightUnits: 226,
        children: [
          wallLayer(walls, [], place),
          element('path', {
            class: 'chosen-line',
            d: lineData([place(point(487, 286)), place(point(487, 589))]),
          }),
          ...roomLabels(rooms(walls, roomNames), place, language),
          pointer(place(point(490, 400))),
          callout(1, place(point(530, 530))),
          callout(2, place(point(437, 530))),
        ],
      }),
    },
    {
      title: {en: 'In 3D: click the face itself', fr: 'En 3D : cliquez sur la face'},
      alternative: {
        en: '3D drawing of the same partition: its bedroom face is coloured, its edges and other face stay as they were.',
        fr: 'Dessin en 3D de la même cloison : sa face côté chambre est colorée, le reste du mur garde son aspect.',
      },
      draw: () => ({
        widthUnits: 300,
        heightUnits: 226,
        children: [
          ...modelLayer(solids, project),
          pointer(project({x: 485, y: 520, z: 60})),
          callout(1, project({x: 485, y: 400, z: 110})),
          callout(2, project({x: 370, y: 480, z: 0})),
        ],
      }),
    },
  ],
};
