import {facts} from '../../../product/facts';
import {labels} from '../../../product/labels';
import type {Language} from '../../../product/language';
import {distance, type Point, point} from '../../geometry/point';
import type {Segment} from '../../geometry/segment';
import type {Wall} from '../../model/plan';
import {rooms} from '../../model/rooms';
import {wallRectangle} from '../../model/wallSolids';
import {guide, reading, snapRing} from '../../views/marks/hints';
import {text} from '../../views/marks/text';
import {element, group, type SvgNode} from '../../views/node';
import {lineData, polygonData} from '../../views/pathData';
import {exampleFrame} from '../../views/plan/exampleFrame';
import {grid} from '../../views/plan/grid';
import {roomFloors} from '../../views/plan/roomLayer';
import {wallLayer} from '../../views/plan/wallLayer';
import {metres, squareMetres} from '../../views/words';
import {degrees} from '../core/degrees';
import type {LiveDrawing} from '../core/Machine';
import {clearPlace, onDrawing} from './clearPlace';
import {labelPlace} from './labelPlace';
import {alignedWith, angleDegOf, type DrawState, isOnSheet, underWay} from './model';
import {isTyping, typedEnd} from './typedEnd';
import {words} from './words';

const {place, widthUnits, heightUnits, unitsPerCm} = exampleFrame;
const origin = place(point(0, 0));
const paper = grid(widthUnits, heightUnits, unitsPerCm * 100, origin.x, origin.y);

interface Standing {
  readonly plan: readonly SvgNode[];
  /** Drawn last, with backgrounds: alignment lines cross the rooms. */
  readonly names: readonly SvgNode[];
}

const drawn = new WeakMap<readonly Wall[], Standing>();

/**
 * Draws rooms and walls, memoised by the identity of the walls, because the pointer moves far more
 * often than they change.
 */
function standing(walls: readonly Wall[], language: Language): Standing {
  const known = drawn.get(walls);
  if (known) return known;
  const closed = rooms(walls);
  const nodes = {
    plan: [roomFloors(closed, place), wallLayer(walls, [], place)],
    names: closed.flatMap((room) => {
      const at = place(labelPlace(room.floor));
      return [
        text(labels.room[language], at, 'name halo'),
        text(squareMetres(room.areaM2, language), {x: at.x, y: at.y + 14}, 'area halo'),
      ];
    }),
  };
  drawn.set(walls, nodes);
  return nodes;
}

/**
 * The wall that Enter or a click would draw from the typed values; `undefined` while they are
 * invalid.
 */
function typedWall({document, interaction}: DrawState): Segment | undefined {
  const start = document.chain.at(-1);
  if (!start || !isTyping(interaction)) return undefined;
  const end = typedEnd(start, interaction);
  const isWall = typeof end !== 'string' && isOnSheet(end) && distance(start, end) > 0.01;
  return isWall ? {start, end} : undefined;
}

function preview(state: DrawState, language: Language): SvgNode[] {
  const {interaction} = state;
  // A key held down may type more than fits on the sheet.
  const lengthText = interaction.lengthText.slice(0, 8);
  const angleText = interaction.angleText.slice(0, 8);
  const wall = typedWall(state) ?? underWay(state);
  if (!wall) {
    const at = place(state.document.chain.at(-1) ?? interaction.target);
    const soFar = `${lengthText}…`;
    return lengthText === '' ? [] : [reading(soFar, onDrawing(point(at.x, at.y - 22), soFar))];
  }
  const typed =
    lengthText === '' ? `${metres(distance(wall.start, wall.end), language)},` : `${lengthText}… `;
  const angle =
    angleText === '' ? degrees(angleDegOf(wall.start, wall.end), language) : `${angleText}°`;
  const said = `${typed} ${angle}`;
  const placed = ({start, end}: Segment): Segment => ({start: place(start), end: place(end)});
  const solid = wallRectangle({
    ...wall,
    id: '',
    thicknessCm: facts.outerWallThickness.lengthCm,
    heightCm: facts.wallHeight.lengthCm,
  });
  return [
    element('path', {class: 'drawing-wall', d: polygonData(solid.map(place))}),
    reading(said, clearPlace(placed(wall), said, state.document.walls.map(placed))),
  ];
}

/** A cross at the point about to be placed. */
const aimMark = ({x, y}: Point): SvgNode =>
  element('path', {
    class: 'aim',
    d: lineData([point(x - 9, y), point(x + 9, y)]) + lineData([point(x, y - 9), point(x, y + 9)]),
  });

/** The sheet with what has been drawn and a preview of the next wall. */
export function drawing(state: DrawState, language: Language): LiveDrawing {
  const {document, interaction} = state;
  const {walls, chain} = document;
  // When the length is typed before the first corner, show where Enter would place that corner.
  const isAiming = interaction.isAiming || (chain.length === 0 && interaction.lengthText !== '');
  const aligned = interaction.isAiming ? alignedWith(state) : undefined;
  const target = place(interaction.target);
  const isEmpty = walls.length === 0 && chain.length === 0;
  const {plan, names} = standing(walls, language);
  return {
    name: words.planName[language],
    widthUnits,
    heightUnits,
    children: [
      // An opaque background hides the grid of the page, so that the metre grid is the only one.
      element('rect', {class: 'pick floor', x: 0, y: 0, width: widthUnits, height: heightUnits}),
      group(
        'mute',
        paper,
        ...plan,
        ...(aligned ? [guide(place(aligned), target)] : []),
        ...names,
        ...preview(state, language),
        ...(chain[0] ? [snapRing(place(chain[0]))] : []),
        ...(isEmpty && !isAiming
          ? [text(words.startHere[language], point(widthUnits / 2, heightUnits / 2), 'hint-text')]
          : []),
        ...(interaction.isAiming && (interaction.kind === 'corner' || interaction.kind === 'wall')
          ? [snapRing(target)]
          : []),
        ...(isAiming ? [aimMark(target)] : []),
      ),
    ],
  };
}
