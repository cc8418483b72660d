import {facts} from '../../product/facts';
import {labels} from '../../product/labels';
import {point} from '../geometry/point';
import {groundFloor} from '../model/exampleHouse';
import {rooms} from '../model/rooms';
import type {Scene} from '../scene';
import {propertiesPanel} from '../views/interface/propertiesPanel';
import {callout} from '../views/marks/callout';
import {placeAt} from '../views/place';
import {roomFloors} from '../views/plan/roomLayer';
import {selectedWall} from '../views/plan/selectedWall';
import {wallLayer} from '../views/plan/wallLayer';
import {metres} from '../views/words';

const place = placeAt(0.215, point(8, 16));
const {walls} = groundFloor;
/** Two walls that no partition divides: the west one, and the partition of the kitchen. */
const chosen = walls.filter(({id}) => id === 'west' || id === 'kitchen');

/** An outer wall and a partition selected together: their thicknesses differ. */
export const scene: Scene = {
  callouts: [
    {en: 'Two walls are selected together.', fr: 'Deux murs sont sélectionnés ensemble.'},
    {
      en: 'Empty field: their thicknesses differ. Leave it empty to keep them.',
      fr: 'Champ vide : leurs épaisseurs diffèrent. Laissez ce champ vide pour garder les deux épaisseurs.',
    },
    {
      en: 'Filled field: they share this height. A new value applies to both.',
      fr: 'Champ rempli : même hauteur. Une nouvelle valeur s’applique aux deux.',
    },
  ],
  panels: [
    {
      alternative: {
        en: `Plan with two walls selected: in the panel the thickness is empty, since the two differ; the height is shared, ${metres(facts.wallHeight.lengthCm, 'en')}.`,
        fr: `Plan avec deux murs sélectionnés : dans le panneau, l’épaisseur est vide, car elle diffère ; la hauteur est commune, ${metres(facts.wallHeight.lengthCm, 'fr')}.`,
      },
      draw: (language) => ({
        widthUnits: 346,
        heightUnits: 160,
        children: [
          roomFloors(rooms(walls), place),
          wallLayer(walls, [], place),
          ...chosen.map((wall) => selectedWall(wall, place)),
          propertiesPanel(
            {en: '2 walls', fr: '2 murs'}[language],
            [
              {label: labels.thickness[language], value: '', isActive: true},
              {
                label: labels.height[language],
                value: metres(facts.wallHeight.lengthCm, language),
              },
            ],
            point(194, 26),
            142,
          ),
          callout(1, place(point(90, 300))),
          callout(2, point(337, 76)),
          callout(3, point(337, 116)),
        ],
      }),
    },
  ],
};
