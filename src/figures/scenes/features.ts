import {keys} from '../../product/keys';
import {labels} from '../../product/labels';
import {point} from '../geometry/point';
import {rectangle} from '../geometry/polygon';
import {dining, outerWalls} from '../model/exampleHouse';
import type {Scene} from '../scene';
import {keyRow} from '../views/interface/keyboard';
import {selection} from '../views/marks/hints';
import {element} from '../views/node';
import {polygonData} from '../views/pathData';
import {placeAt} from '../views/place';
import {furnitureLayer} from '../views/plan/furnitureLayer';
import {scanLayer} from '../views/plan/scanLayer';
import {wallLayer} from '../views/plan/wallLayer';

const sheet = placeAt(0.15, point(28, 20));
const room = placeAt(0.5, point(-53, -53.5));
const widthUnits = 196;
/** A closer view than the two other panels: keys are small, and nothing else is drawn. */
const keysSize = {widthUnits: widthUnits / 2, heightUnits: 34};
const outlineOf = ({centre: {x, y}, widthCm, depthCm}: (typeof dining)[number]) =>
  rectangle(point(x - widthCm / 2, y - depthCm / 2), point(x + widthCm / 2, y + depthCm / 2)).map(
    room,
  );

/** The three features, one drawing each. */
export const scene: Scene = {
  panels: [
    {
      title: labels.backgroundPlan,
      alternative: {
        en: 'Diagram of a scanned plan with two walls drawn over it.',
        fr: 'Schéma d’un plan scanné, deux murs tracés par-dessus.',
      },
      draw: (language) => ({
        widthUnits,
        heightUnits: 128,
        children: [
          element('g', {opacity: '0.5'}, scanLayer(sheet, language)),
          wallLayer(outerWalls.slice(0, 2), [], sheet, 'drawing-wall'),
        ],
      }),
    },
    {
      title: {en: 'Multi-select', fr: 'Sélection multiple'},
      alternative: {
        en: 'Diagram of a table and four chairs surrounded by a selection rectangle.',
        fr: 'Schéma d’une table et de quatre chaises entourées d’un rectangle de sélection.',
      },
      draw: () => ({
        widthUnits,
        heightUnits: 113,
        children: [
          ...furnitureLayer(dining, room),
          ...dining.map((piece) => selection(outlineOf(piece))),
          element('path', {
            class: 'marquee',
            d: polygonData(rectangle(point(185, 115), point(415, 325)).map(room)),
          }),
        ],
      }),
    },
    {
      title: {en: 'Shortcuts', fr: 'Raccourcis'},
      alternative: {
        en: `Diagram of the keys ${keys.ctrl.en} and ${keys.z.en}, which undo the last action.`,
        fr: `Schéma des touches ${keys.ctrl.fr} et ${keys.z.fr}, qui annulent la dernière action.`,
      },
      draw: (language) => ({
        ...keysSize,
        children: keyRow(
          [
            {label: keys.ctrl[language], widthUnits: 48, isMain: true},
            {label: keys.z[language], isMain: true},
          ],
          point(8, 2),
        ),
      }),
    },
  ],
};
