import {facts} from '../../product/facts';
import {labels} from '../../product/labels';
import type {Language} from '../../product/language';
import {between, distance, point} from '../geometry/point';
import {groundFloor} from '../model/exampleHouse';
import type {Wall} from '../model/plan';
import {rooms} from '../model/rooms';
import type {Scene} from '../scene';
import {type Property, propertiesPanel} from '../views/interface/propertiesPanel';
import {callout} from '../views/marks/callout';
import {handle, roundHandle} from '../views/marks/hints';
import {placeAt} from '../views/place';
import {roomFloors} from '../views/plan/roomLayer';
import {selectedWall} from '../views/plan/selectedWall';
import {wallLayer} from '../views/plan/wallLayer';
import {metres} from '../views/words';

const place = placeAt(0.215, point(8, 16));
const {walls} = groundFloor;
/** The west wall, because partitions divide the others. */
const selected = walls.find(({id}) => id === 'west') as Wall;

const propertiesIn = (language: Language): readonly Property[] => [
  {
    label: labels.length[language],
    value: metres(distance(selected.start, selected.end), language),
  },
  {
    label: labels.thickness[language],
    value: metres(facts.outerWallThickness.lengthCm, language),
    isActive: true,
  },
  {
    label: labels.height[language],
    value: metres(facts.wallHeight.lengthCm, language),
  },
];

const valuesIn = (language: Language): string =>
  propertiesIn(language)
    .map(({label, value}) => `${label.toLowerCase()} ${value}`)
    .join(', ');

/** A selected wall: its handles on the plan, its properties beside it. */
export const scene: Scene = {
  callouts: [
    {
      en: 'End handle: it lengthens or shortens the wall.',
      fr: 'Poignée d’extrémité : elle allonge ou raccourcit le mur.',
    },
    {
      en: 'Middle handle: once **Round** is selected, it curves the wall.',
      fr: 'Poignée du milieu : après **Arrondir**, elle courbe le mur.',
    },
    {
      en: 'Thickness and height of the selected wall.',
      fr: 'Épaisseur et hauteur du mur sélectionné.',
    },
  ],
  panels: [
    {
      alternative: {
        en: `Plan with the left wall selected: handles at its ends and middle; in the panel, ${valuesIn('en')}.`,
        fr: `Plan avec le mur de gauche sélectionné : poignées aux extrémités et au milieu ; dans le panneau, ${valuesIn('fr')}.`,
      },
      draw: (language) => {
        const [start, end] = [place(selected.start), place(selected.end)];
        return {
          widthUnits: 346,
          heightUnits: 160,
          children: [
            roomFloors(rooms(walls), place),
            wallLayer(walls, [], place),
            selectedWall(selected, place),
            handle(start),
            handle(end),
            roundHandle(between(start, end, 0.5)),
            propertiesPanel(labels.wall[language], propertiesIn(language), point(194, 4), 142),
            callout(1, place(point(90, 60))),
            callout(2, place(point(90, 300))),
            callout(3, point(337, 114)),
          ],
        };
      },
    },
  ],
};
