import {facts} from '../../../product/facts';
import {labels} from '../../../product/labels';
import type {Language} from '../../../product/language';
import {type Point, point} from '../../geometry/point';
import {rooms} from '../../model/rooms';
import {wallSolids} from '../../model/wallSolids';
import {dimension} from '../../views/marks/dimension';
import {bad, good, roundHandle} from '../../views/marks/hints';
import {lensPlace, magnifier} from '../../views/marks/magnifier';
import {text} from '../../views/marks/text';
import {element, group, type SvgNode} from '../../views/node';
import {lineData} from '../../views/pathData';
import {exampleFrame} from '../../views/plan/exampleFrame';
import {roomFloors} from '../../views/plan/roomLayer';
import {wallLayer} from '../../views/plan/wallLayer';
import {centimetres, metres, squareMetres} from '../../views/words';
import {sidewaysGrip} from '../core/grip';
import type {LiveDrawing} from '../core/Machine';
import {
  areaM2,
  type CloseState,
  type Corner,
  cornerNames,
  corners,
  facadeCm,
  faceCm,
  gapCm,
  isClosed,
  type Measure,
  wallsOf,
} from './model';
import {words} from './words';

const {place, widthUnits} = exampleFrame;
const heightUnits = 262;
const halfCm = facts.outerWallThickness.lengthCm / 2;

/** A centre line, with its part outside the wall and its part inside it. */
const axis = (outside: readonly Point[], inWall: readonly Point[]): SvgNode[] => [
  element('path', {class: 'axis', d: lineData(outside)}),
  element('path', {class: 'axis in-wall', d: lineData(inWall)}),
];

/** The magnifier over a corner, placed in the middle of the room. */
export const lensOver = (corner: Corner) => ({
  centre: point(232, 138),
  radius: 66,
  target: place(corners[corner]),
  targetCm: corners[corner],
  unitsPerCm: 2,
});

function lens({document, interaction}: CloseState, language: Language): SvgNode[] {
  if (!interaction.lens) return [];
  const over = lensOver(interaction.lens);
  const near = lensPlace(over);
  const isHere = interaction.lens === 'southEast';
  const end = near(point(document.endCm, 600));
  const marks =
    isHere && !isClosed(document)
      ? [
          ...axis(
            [end, near(point(faceCm, 600))],
            [near(point(faceCm, 600)), near(corners[interaction.lens])],
          ),
          text(
            centimetres(gapCm(document), language),
            // Below the gap, as far to the right as the rim of the magnifier leaves room for the
            // label.
            near(point(Math.max(faceCm - gapCm(document) / 2, 788), 618)),
            'dim-text',
          ),
        ]
      : [];
  return [
    group('mute', magnifier(over, wallSolids(wallsOf(document)), ...marks)),
    ...(isHere ? [sidewaysGrip('end', end, roundHandle(end))] : []),
  ];
}

/** The length of the façade, between centre lines or between inner faces. */
function length(measure: Measure, language: Language): SvgNode[] {
  const inCm = measure === 'inside' ? halfCm : 0;
  const [from, to] = [place(point(inCm, inCm)), place(point(800 - inCm, inCm))];
  const offset = -22 - (from.y - place(point(0, 0)).y);
  const axes = [0, 800].map((x) => [-28, -halfCm, 40].map((y) => place(point(x, y))));
  return [
    dimension(from, to, offset, metres(facadeCm[measure], language)),
    ...(measure === 'axis'
      ? axes.flatMap((points) => axis(points.slice(0, 2), points.slice(1)))
      : []),
  ];
}

/** The outline, its corners to inspect, and the magnifier over one of them. */
export function drawing(state: CloseState, language: Language): LiveDrawing {
  const {document, interaction} = state;
  const walls = wallsOf(document);
  const area = areaM2(document);
  const label = place(point(180, 290));
  return {
    name: words.planName[language],
    widthUnits,
    heightUnits,
    children: [
      group(
        'mute',
        roomFloors(rooms(walls), place),
        wallLayer(walls, [], place),
        ...length(interaction.measure, language),
        ...(area === undefined
          ? [text(words.noRoom[language], label, 'soft'), bad(point(label.x, label.y + 18))]
          : [
              text(labels.room[language], label, 'name'),
              text(squareMetres(area, language), point(label.x, label.y + 14), 'area'),
              good(point(label.x, label.y + 32)),
            ]),
        ...(interaction.lens
          ? []
          : [text(words.look[language], place(point(400, 450)), 'hint-text')]),
      ),
      ...cornerNames.map((name) => {
        const {x, y} = place(corners[name]);
        return element('circle', {class: 'pick corner', 'data-grip': name, cx: x, cy: y, r: 16});
      }),
      ...lens(state, language),
    ],
  };
}
