import {point} from '../geometry/point';
import type {Scene} from '../scene';
import {callout} from '../views/marks/callout';
import {dimension} from '../views/marks/dimension';
import {reading} from '../views/marks/hints';
import {element, group, type SvgNode} from '../views/node';
import {lineData} from '../views/pathData';
import {placeAt} from '../views/place';
import {scanLayer} from '../views/plan/scanLayer';
import {metres} from '../views/words';

const place = placeAt(0.325, point(44, 44));

const marker = (x: number, y: number): SvgNode =>
  group(
    'marker',
    element('circle', {cx: x, cy: y, r: 7}),
    element('path', {d: `M${x - 11} ${y}h22M${x} ${y - 11}v22`}),
  );

/** Two markers on a known dimension set the scale of the plan; a second dimension checks it. */
export const scene: Scene = {
  callouts: [
    {
      en: 'The two markers, at the ends of the known length.',
      fr: 'Les deux repères, aux extrémités de la cote connue.',
    },
    {
      en: '**Known length**: the real length that you type.',
      fr: '**Cote connue** : la longueur réelle que vous saisissez.',
    },
    {
      en: 'The check, in the other direction: it must match the written dimension.',
      fr: 'Le contrôle, dans l’autre sens : il doit correspondre au papier.',
    },
  ],
  panels: [
    {
      alternative: {
        en: 'Scanned plan with two markers at the ends of its façade, 8.00 m between centre lines, and a check of 6.00 m in the other direction.',
        fr: 'Plan scanné avec deux repères aux bouts de sa façade, 8,00 m d’axe en axe, et un contrôle de 6,00 m dans l’autre sens.',
      },
      draw: (language) => {
        const [from, to] = [place(point(0, 600)), place(point(800, 600))];
        return {
          widthUnits: 346,
          heightUnits: 276,
          children: [
            scanLayer(place, language),
            element('path', {class: 'outline', d: lineData([from, to])}),
            marker(from.x, from.y),
            marker(to.x, to.y),
            reading(metres(800, language), point((from.x + to.x) / 2, from.y)),
            dimension(place(point(800, 600)), place(point(800, 0)), 20, metres(600, language)),
            callout(1, point(from.x + 24, from.y - 20)),
            callout(2, point((from.x + to.x) / 2, from.y - 24)),
            callout(3, point(to.x + 20, place(point(0, 100)).y)),
          ],
        };
      },
    },
  ],
};
