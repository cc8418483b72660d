import {type Point, point} from '../geometry/point';
import {groundFloor, upperFloor} from '../model/exampleHouse';
import type {Level} from '../model/plan';
import {wallSolids} from '../model/wallSolids';
import type {Scene} from '../scene';
import {bad, good} from '../views/marks/hints';
import {element, group, type SvgNode} from '../views/node';
import {regionData} from '../views/pathData';
import {type Place, placeAt, placeRegion} from '../views/place';

const at = point(26, 26);
const place = placeAt(0.265, at);
const shifted = placeAt(0.265, {x: at.x + 15, y: at.y + 11});
const size = {widthUnits: 270, heightUnits: 212};

const layer = (level: Level, className: string, put: Place): SvgNode =>
  element('path', {
    class: className,
    d: regionData(wallSolids(level.walls, level.openings).map((solid) => placeRegion(solid, put))),
  });

/** The marker of the common origin. */
const origin = ({x, y}: Point): SvgNode =>
  group(
    'origin',
    element('circle', {cx: x, cy: y, r: 6}),
    element('path', {d: `M${x - 12} ${y}h24M${x} ${y - 12}v24`}),
  );

/** Plans of two floors, overlaid at the same corner. */
export const scene: Scene = {
  panels: [
    {
      title: {
        en: 'Same origin: the façades line up',
        fr: 'Même origine : les façades se superposent',
      },
      alternative: {
        en: 'Plans of two floors aligned on the same corner: all the façades line up.',
        fr: 'Plans de deux étages calés sur le même angle : toutes les façades se confondent.',
      },
      draw: () => ({
        ...size,
        children: [
          layer(groundFloor, 'ghost', place),
          layer(upperFloor, 'trace', place),
          origin(place(point(0, 0))),
          good(point(252, 198)),
        ],
      }),
    },
    {
      title: {
        en: 'Two origins: the floors do not line up',
        fr: 'Deux origines : les étages sont décalés',
      },
      alternative: {
        en: 'The same two plans aligned on different corners: the upper floor sticks out on two sides of the one below.',
        fr: 'Les mêmes plans calés sur des angles différents : l’étage du haut dépasse celui du dessous sur deux côtés.',
      },
      draw: () => ({
        ...size,
        children: [
          layer(groundFloor, 'ghost', place),
          layer(upperFloor, 'trace', shifted),
          origin(place(point(0, 0))),
          origin(shifted(point(0, 0))),
          bad(point(252, 200)),
        ],
      }),
    },
  ],
};
