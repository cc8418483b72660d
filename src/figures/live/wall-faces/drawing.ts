import {labels} from '../../../product/labels';
import type {Language} from '../../../product/language';
import {add, type Point, point, scale} from '../../geometry/point';
import {groundFloor} from '../../model/exampleHouse';
import {rooms} from '../../model/rooms';
import {jointsOf} from '../../views/axonometric/jointsOf';
import type {VisibleFace} from '../../views/axonometric/visibleFaces';
import {guide, roundHandle} from '../../views/marks/hints';
import {text} from '../../views/marks/text';
import {element, group, type SvgNode} from '../../views/node';
import {polygonData, regionData} from '../../views/pathData';
import {placeAt, pointAt} from '../../views/place';
import {roomFloors} from '../../views/plan/roomLayer';
import {wallLayer} from '../../views/plan/wallLayer';
import {grip, sidewaysGrip} from '../core/grip';
import type {LiveDrawing} from '../core/Machine';
import {type Face, isAcross, pointOn} from './faces';
import {chosenFace, type FaceState} from './model';
import {project, seenFaces} from './space';
import {words} from './words';

const [widthUnits, heightUnits] = [322, 432];
const unitsPerCm = 0.28;
const origin = point(48, 248);
/** Maps a point of the plan, in centimetres, to the drawing. */
export const place = placeAt(unitsPerCm, origin);

/** The 3D view is above the plan. */
export const isInPlan = ({y}: Point): boolean => y > origin.y - 16;

/** Maps a point of the drawing to the plan, in centimetres. */
export const toPlan = pointAt(unitsPerCm, origin);

const {walls, roomNames} = groundFloor;

const bandDepthCm = 24;

/** A thin band along a face, on its side of the wall. */
function band({start, end, outwards}: Face): string {
  const out = scale(outwards, bandDepthCm);
  return polygonData([start, end, add(end, out), add(start, out)].map(place));
}

function plan(state: FaceState, language: Language): SvgNode[] {
  const {document, interaction} = state;
  const chosen = chosenFace(state);
  const closed = rooms(walls, roomNames);
  const over = document.find(({id}) => id === interaction.overId && id !== interaction.faceId);
  return [
    roomFloors(closed, place, 'floor'),
    ...document
      .filter(({style}) => style !== 'plain')
      .map((face) => element('path', {class: `face strip ${face.style}`, d: band(face)})),
    wallLayer(walls, [], place),
    ...closed.flatMap(({label}) =>
      label ? [text(label.name[language], place(label.at), 'name')] : [],
    ),
    ...(over ? [element('path', {class: 'over', d: band(over)})] : []),
    // Tinting the selection would make finishes look alike, so only a plain face is tinted.
    ...(chosen
      ? [
          element('path', {
            class: chosen.style === 'plain' ? 'selected' : 'selected clear',
            d: band(chosen),
          }),
        ]
      : []),
  ];
}

/** The line across the wall where it is about to be divided, with a handle clear of all labels. */
function division({interaction}: FaceState, chosen: Face | undefined): SvgNode[] {
  if (!chosen || interaction.divisionCm === undefined) return [];
  const {outwards, wall} = chosen;
  const onAxis = add(
    pointOn(chosen, interaction.divisionCm),
    scale(outwards, -wall.thicknessCm / 2),
  );
  const across = [-26, 26].map((awayCm) => place(add(onAxis, scale(outwards, awayCm))));
  const knob = place(onAxis);
  const hold = isAcross(chosen) ? sidewaysGrip : grip;
  return [group('mute', guide(...across)), hold('division', knob, roundHandle(knob))];
}

function space({document, interaction}: FaceState): SvgNode[] {
  const dressed = seenFaces(document, interaction.isTurned).map((face) => {
    const wears = document.find(({id}) => id === face.material);
    return {id: face.material, face: {...face, material: wears?.style ?? face.material}};
  });
  const outlineOf = (id: string | undefined, className: string): SvgNode[] =>
    dressed
      .filter((seen) => seen.id === id)
      .map(({face}) => element('path', {class: className, d: regionData(face.regions)}));
  const paint = (face: VisibleFace): SvgNode =>
    element('path', {class: `face ${face.side} ${face.material}`, d: regionData(face.regions)});
  return [
    ...dressed.map(({face}) => paint(face)),
    ...dressed.flatMap(({face}) => jointsOf(face, project)),
    ...(interaction.overId === interaction.faceId ? [] : outlineOf(interaction.overId, 'over')),
    ...outlineOf(interaction.faceId, 'selected'),
  ];
}

/** The house in 3D with its plan below, showing the same faces. */
export function drawing(state: FaceState, language: Language): LiveDrawing {
  return {
    name: words.drawingName[language],
    widthUnits,
    heightUnits,
    children: [
      element('rect', {class: 'pick', x: 0, y: 0, width: widthUnits, height: heightUnits}),
      group(
        'mute',
        ...space(state),
        ...plan(state, language),
        text(labels.view3d[language], point(4, 16), 'name start'),
        text(labels.planView[language], point(4, origin.y - 14), 'name start'),
      ),
      ...division(state, chosenFace(state)),
    ],
  };
}
