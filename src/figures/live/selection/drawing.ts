import type {Language} from '../../../product/language';
import type {Frame} from '../../geometry/frame';
import {type Point, point} from '../../geometry/point';
import {type Polygon, rectangle} from '../../geometry/polygon';
import {callout} from '../../views/marks/callout';
import {guide, selection} from '../../views/marks/hints';
import {text} from '../../views/marks/text';
import {element, group, type SvgNode} from '../../views/node';
import {polygonData} from '../../views/pathData';
import {placeAt, pointAt} from '../../views/place';
import {furnitureLayer} from '../../views/plan/furnitureLayer';
import type {LiveDrawing} from '../core/Machine';
import {boundsOf, boundsOfAll, type Item} from './items';
import {type Items, rectangleOf, type SelectState} from './model';
import {barrierWord, words} from './words';

const unitsPerCm = 0.7;
const [widthUnits, heightUnits] = [280, 366];
const origin = point(-77, -60);
/** Maps a point of the plan, in centimetres, to the drawing. */
export const place = placeAt(unitsPerCm, origin);

/** Maps a point of the drawing to the plan, in centimetres. */
export const toPlan = pointAt(unitsPerCm, origin);

/** The part of the living room that is drawn, with its south and east walls. */
const shown: Frame = {min: point(112, 88), max: point(508, 606)};
const room = rectangle(shown.min, point(475, 590));

const outline = ({min, max}: Frame, growCm = 0): Polygon =>
  rectangle(point(min.x - growCm, min.y - growCm), point(max.x + growCm, max.y + growCm)).map(
    place,
  );

/** A padlock icon, centred on a point. */
const padlock = ({x, y}: Point): SvgNode =>
  group(
    'padlock',
    element('path', {class: 'icon', d: `M${x - 3.2} ${y - 1}v-3a3.2 3.2 0 0 1 6.4 0v3`}),
    element('rect', {x: x - 5, y: y - 1, width: 10, height: 8, rx: 1.5}),
  );

function pieceNodes(item: Item, language: Language): SvgNode[] {
  const at = place(item.centre);
  if (item.barrier === 'hidden') {
    return [
      element('path', {class: 'ghost', d: polygonData(outline(boundsOf(item)))}),
      text(barrierWord(item, language), point(at.x, place(boundsOf(item).max).y + 14), 'soft'),
    ];
  }
  const drawn = furnitureLayer([item], place);
  return item.barrier === 'locked' ? [...drawn, padlock(at)] : drawn;
}

/** A dashed line around each group. */
function groupLines(items: Items): SvgNode[] {
  const ids = new Set(items.flatMap(({groupId}) => groupId ?? []));
  return [...ids].map((id) => {
    const corners = outline(boundsOfAll(items.filter(({groupId}) => groupId === id)), 8);
    return guide(...corners, corners[0] as Point);
  });
}

/** Outlines of the selected items; if several, the first, which is the reference, has a number. */
function highlights(items: Items, ids: readonly string[]): SvgNode[] {
  const selected = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const [first] = selected;
  return [
    ...selected.map((item) => selection(outline(boundsOf(item)))),
    ...(first && selected.length > 1 ? [callout(1, place(boundsOf(first).min))] : []),
  ];
}

/**
 * Hit areas: the floor to draw a rectangle, and each visible item. On the floor and on unselected
 * items a vertical swipe scrolls the page; on selected items it may be the start of a move.
 */
function holds(items: Items, selected: readonly string[]): SvgNode[] {
  const held = (name: string, className: string, {min, max}: Frame): SvgNode => {
    const from = place(min);
    return element('rect', {
      class: className,
      'data-grip': name,
      x: from.x,
      y: from.y,
      width: (max.x - min.x) * unitsPerCm,
      height: (max.y - min.y) * unitsPerCm,
    });
  };
  return [
    held('floor', 'grip loose empty', {min: shown.min, max: point(475, 590)}),
    ...items
      .filter(({barrier}) => barrier !== 'hidden')
      .map((item) =>
        held(item.id, selected.includes(item.id) ? 'grip' : 'grip loose', boundsOf(item)),
      ),
  ];
}

/** Only the walls that close the picture are drawn. */
const wallEdge = polygonData(
  [
    point(475, shown.min.y),
    point(485, shown.min.y),
    point(485, 610),
    point(shown.min.x, 610),
    point(shown.min.x, 590),
    point(475, 590),
  ].map(place),
);

/** The living room, its furniture, the selection, and the rectangle being drawn. */
export function drawing(state: SelectState, language: Language): LiveDrawing {
  const {document, interaction} = state;
  const drawn = rectangleOf(interaction);
  return {
    name: words.planName[language],
    widthUnits,
    heightUnits,
    children: [
      group(
        'mute',
        element('path', {class: 'floor', d: polygonData(room.map(place))}),
        element('path', {class: 'wall', d: wallEdge}),
        ...document.flatMap((item) => pieceNodes(item, language)),
        ...groupLines(document),
        ...highlights(document, interaction.selected),
        ...(drawn ? [element('path', {class: 'marquee', d: polygonData(outline(drawn))})] : []),
      ),
      ...holds(document, interaction.selected),
    ],
  };
}
