import {point} from '../geometry/point';
import {rectangle} from '../geometry/polygon';
import type {Furniture} from '../model/plan';
import type {Scene} from '../scene';
import {callout} from '../views/marks/callout';
import {dimension} from '../views/marks/dimension';
import {guide, selection} from '../views/marks/hints';
import {placeAt} from '../views/place';
import {furnitureLayer} from '../views/plan/furnitureLayer';

const place = placeAt(1, point(0, 0));
const size = {widthUnits: 270, heightUnits: 116};

const chair = (id: string, x: number, y: number): Furniture => ({
  id,
  kind: 'chair',
  centre: point(x, y),
  widthCm: 40,
  depthCm: 40,
  heightCm: 85,
  angleDeg: 0,
});

const before = [chair('a', 36, 62), chair('b', 92, 84), chair('c', 178, 44), chair('d', 234, 72)];
const after = [36, 102, 168, 234].map((x, index) => chair(String(index), x, 62));

const outlines = (chairs: readonly Furniture[]) =>
  chairs.map(({centre}) =>
    selection(rectangle(point(centre.x - 23, centre.y - 23), point(centre.x + 23, centre.y + 23))),
  );

/** Four chairs lined up on the first one selected, then spaced evenly. */
export const scene: Scene = {
  callouts: [
    {
      en: 'The first item selected is the reference: it does not move.',
      fr: 'Le premier élément sélectionné sert de référence : il ne bouge pas.',
    },
    {
      en: 'The others line up with it; **Distribute** evens out the gaps.',
      fr: 'Les autres s’alignent sur lui ; **Répartir** égalise les intervalles.',
    },
  ],
  panels: [
    {
      title: {en: 'Before', fr: 'Avant'},
      alternative: {
        en: 'Plan of four selected chairs out of line and unevenly spaced, the first one marked as the reference.',
        fr: 'Plan de quatre chaises sélectionnées, en désordre et mal espacées, la première marquée comme référence.',
      },
      draw: () => ({
        ...size,
        children: [
          guide(point(4, 62), point(266, 62)),
          ...furnitureLayer(before, place),
          ...outlines(before),
          callout(1, point(36, 24)),
        ],
      }),
    },
    {
      title: {en: 'After Align, then Distribute', fr: 'Après Aligner, puis Répartir'},
      alternative: {
        en: 'Plan of the same four chairs in one line with equal gaps; the first one has not moved.',
        fr: 'Plan des quatre mêmes chaises sur une ligne, à intervalles égaux ; la première n’a pas bougé.',
      },
      draw: () => ({
        ...size,
        children: [
          guide(point(4, 62), point(266, 62)),
          ...furnitureLayer(after, place),
          ...outlines(after),
          ...after
            .slice(1)
            .map(({centre}) =>
              dimension(point(centre.x - 66 + 23, 104), point(centre.x - 23, 104), 0, '='),
            ),
          callout(2, point(135, 24)),
        ],
      }),
    },
  ],
};
