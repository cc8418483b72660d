import {point} from '../geometry/point';
import {groundFloor, upperFloor} from '../model/exampleHouse';
import {rooms} from '../model/rooms';
import type {Scene} from '../scene';
import {levelSolids} from '../views/axonometric/levelSolids';
import {modelLayer} from '../views/axonometric/modelLayer';
import {projection} from '../views/axonometric/projection';
import {callout} from '../views/marks/callout';
import {text} from '../views/marks/text';
import {element} from '../views/node';
import {placeAt} from '../views/place';
import {openingLayer} from '../views/plan/openingLayer';
import {roomFloors} from '../views/plan/roomLayer';
import {wallLayer} from '../views/plan/wallLayer';

const place = placeAt(0.17, point(46, 54));
const project = projection({
  azimuthDeg: 30,
  elevationDeg: 46,
  unitsPerCm: 0.108,
  atUnits: point(246, 58),
});
const [bottom, splitX, splitY, toolsX] = [238, 208, 136, 32];

/** Icons of the tools, top to bottom: wall, door, stairs, tree. */
const tools = [
  'M11 46h11v11',
  'M11 80v-11h11M11 69a11 11 0 0 1 11 11',
  'M10 104h4v-4h4v-4h4v-4h3',
  'M17 129v-7M17 122a5 5 0 1 1 .1 0',
].join('');

/** The screen of the product, in five areas. */
export const scene: Scene = {
  callouts: [
    {
      en: '**Plan view**: the house seen from above. This is where you draw.',
      fr: '**Vue en plan** : la maison vue de dessus. C’est là que vous dessinez.',
    },
    {
      en: '**3D view**: the house in three dimensions. Check it and walk through it here.',
      fr: '**Vue 3D** : la maison en volume, à contrôler et à visiter.',
    },
    {
      en: '**Toolbar**: walls, doors, stairs, outdoor areas.',
      fr: '**Barre d’outils** : murs, portes, escaliers, zones extérieures.',
    },
    {
      en: '**Properties**: dimensions and style of the selected item.',
      fr: '**Propriétés** : dimensions et style de l’élément sélectionné.',
    },
    {
      en: '**Floors**: the list of floors; the one on display is highlighted.',
      fr: '**Étages** : la liste des étages ; celui qui s’affiche est surligné.',
    },
  ],
  panels: [
    {
      alternative: {
        en: 'Diagram of the screen in five areas: plan view in the middle, 3D view, toolbar, properties and floors around it.',
        fr: 'Schéma de l’écran en cinq zones : vue en plan au centre, vue 3D, barre d’outils, propriétés et étages autour.',
      },
      draw: (language) => ({
        widthUnits: 340,
        heightUnits: 244,
        children: [
          element('rect', {
            class: 'window-frame',
            x: 2,
            y: 4,
            width: 336,
            height: bottom - 4,
            rx: 8,
          }),
          element('path', {
            class: 'bar',
            d: `M3 26V12q0-7 7-7H330q7 0 7 7V26ZM3 26H${toolsX}V${bottom - 1}H10q-7 0-7-7Z`,
          }),
          element('path', {
            class: 'divide',
            d: `M2 26H338M${toolsX} 26V${bottom}M${splitX} 26V${bottom}M${splitX} ${splitY}H338M${toolsX} 190H${splitX}`,
          }),
          element('path', {class: 'dots', d: 'M12 15h.1M20 15h.1M28 15h.1'}),
          element('path', {class: 'icon', d: tools}),
          roomFloors(rooms(groundFloor.walls), place),
          wallLayer(groundFloor.walls, groundFloor.openings, place),
          ...openingLayer(groundFloor.walls, groundFloor.openings, place),
          ...modelLayer(
            levelSolids({...groundFloor, stairs: []}, {cutCm: 150, furniture: []}),
            project,
          ),
          element('rect', {class: 'field', x: splitX + 58, y: 164, width: 62, height: 16, rx: 3}),
          element('rect', {class: 'field', x: splitX + 58, y: 186, width: 62, height: 16, rx: 3}),
          element('rect', {class: 'field', x: splitX + 58, y: 208, width: 62, height: 16, rx: 3}),
          element('path', {
            class: 'placeholder',
            d: `M${splitX + 14} 172h32M${splitX + 14} 194h38M${splitX + 14} 216h26M${splitX + 14} 150h48`,
          }),
          element('rect', {
            class: 'answer',
            x: toolsX + 6,
            y: 213,
            width: splitX - toolsX - 12,
            height: 19,
            rx: 4,
          }),
          text(upperFloor.name[language], point(toolsX + 14, 206), 'start soft'),
          text(groundFloor.name[language], point(toolsX + 14, 227), 'start'),
          callout(1, place(point(240, 300))),
          callout(2, point(322, 42)),
          callout(3, point(17, 158)),
          callout(4, point(322, 152)),
          callout(5, point(194, 202)),
        ],
      }),
    },
  ],
};
