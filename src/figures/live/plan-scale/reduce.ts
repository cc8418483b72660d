import {add, distance, type Point, point, subtract} from '../../geometry/point';
import {typedLengthCm} from '../core/typedLengthCm';
import {withFault} from '../core/withFault';
import {endsOf, isKnown, type MarkerName, type ScaleEvent, type ScaleState, stretch} from './model';

const image = {min: point(-100, -100), max: point(890, 720)} as const;
/**
 * Snap distances. A tap snaps within the disc of a marker at an end, where another tap would only
 * select that marker.
 */
const catchesWithin = {nudge: 6, drag: 16, tap: 54} as const;

/** A press that moves less is a tap: 8 px of the screen where the drawing is displayed largest. */
const tapSlopUnits = 16;

/** Clamps a point to the image. */
const held = ({x, y}: Point): Point =>
  point(
    Math.min(image.max.x, Math.max(image.min.x, x)),
    Math.min(image.max.y, Math.max(image.min.y, y)),
  );

function placed(
  {document, interaction}: ScaleState,
  marker: MarkerName,
  wanted: Point,
): ScaleState {
  const to = held(wanted);
  const other = document.markers[marker === 'a' ? 'b' : 'a'];
  // Minimum distance between markers; those that another sheet has pushed closer may move apart.
  const nearest = Math.min(60, distance(document.markers[marker], other));
  const isThere = distance(to, document.markers[marker]) === 0;
  if (isThere || distance(to, other) < nearest) return {document, interaction};
  return {
    document: {...document, markers: {...document.markers, [marker]: to}},
    interaction: {...interaction, current: marker},
  };
}

/** Places a marker, snapping to an end of the façade if one is near. */
function caught(state: ScaleState, marker: MarkerName, wanted: Point, within: number): ScaleState {
  const end = endsOf(state.document.sheet).find((p) => distance(p, wanted) < within);
  return placed(state, marker, end ?? wanted);
}

/** The pure reducer of the figure. */
export function reduce(state: ScaleState, event: ScaleEvent): ScaleState {
  const {document, interaction: before} = state;
  const {fault: _, idle: __, ...interaction} = before;
  switch (event.type) {
    case 'grab': {
      const {marker, at} = event;
      return {
        document,
        interaction: {
          ...interaction,
          current: marker,
          grabbed: {from: document.markers[marker], at},
        },
      };
    }
    case 'drag': {
      const {marker, at} = event;
      if (!interaction.grabbed) return state;
      const {from, at: start} = interaction.grabbed;
      return distance(start, at) < tapSlopUnits
        ? placed({document, interaction}, marker, from)
        : caught(
            {document, interaction},
            marker,
            add(from, subtract(at, start)),
            catchesWithin.drag,
          );
    }
    case 'move': {
      const within = event.isTap ? catchesWithin.tap : catchesWithin.drag;
      return caught({document, interaction}, event.marker, event.to, within);
    }
    case 'nudge': {
      const {by, isFree} = event;
      const wanted = add(document.markers[interaction.current], by);
      const next = caught(
        {document, interaction},
        interaction.current,
        wanted,
        isFree ? 0 : catchesWithin.nudge,
      );
      return next.document === document
        ? {document, interaction: {...interaction, idle: 'nudge'}}
        : next;
    }
    case 'choose':
      return {document, interaction: {...interaction, current: event.marker}};
    case 'type':
      return {document, interaction: {...interaction, text: event.text}};
    case 'confirm': {
      const knownCm = typedLengthCm(interaction.text);
      const calm: ScaleState = {document, interaction};
      if (typeof knownCm === 'string') return withFault(calm, 'notALength');
      if (!isKnown(knownCm)) return withFault(calm, 'outOfRange');
      return knownCm === document.knownCm
        ? {document, interaction: {...interaction, idle: 'confirm'}}
        : {document: {...document, knownCm}, interaction};
    }
    case 'check':
      return {document, interaction: {...interaction, isChecking: event.isOn}};
    case 'sheet': {
      if (event.name === document.sheet) return state;
      // A marker at an end of the façade stays at that end on the other sheet.
      const ratio = stretch[event.name] / stretch[document.sheet];
      const across = ({x, y}: Point): Point => held(point(x, y * ratio));
      const {a, b} = document.markers;
      return {
        document: {...document, sheet: event.name, markers: {a: across(a), b: across(b)}},
        interaction,
      };
    }
  }
}
