import type {Language} from '../../../product/language';
import {type Point, point} from '../../geometry/point';
import {dimension} from '../../views/marks/dimension';
import {bad, good, reading} from '../../views/marks/hints';
import {text} from '../../views/marks/text';
import {element, group, type SvgNode} from '../../views/node';
import {lineData} from '../../views/pathData';
import {placeAt, pointAt} from '../../views/place';
import {grid} from '../../views/plan/grid';
import {scanLayer} from '../../views/plan/scanLayer';
import {metres} from '../../views/words';
import {grip} from '../core/grip';
import type {LiveDrawing} from '../core/Machine';
import {
  checkedCm,
  isWithinTolerance,
  type MarkerName,
  onImage,
  type ScaleState,
  type SheetName,
  scaleOf,
  squareCm,
  written,
} from './model';
import {readingPlace} from './readingPlace';
import {words} from './words';

const unitsPerCm = 0.325;
const origin = point(44, 44);
/** Maps a point of the scanned image to the drawing. */
export const place = placeAt(unitsPerCm, origin);
const widthUnits = 346;
const heightUnits = 284;
/** Space that a marker and its letter take on one side. */
const edgeUnits = 20;

/** Maps a point of the drawing to the scanned image. */
export const toImage = pointAt(unitsPerCm, origin);

const scans = new Map<string, SvgNode>();

/** Draws the scan, memoised per sheet and language, because markers move far more often. */
function scan(sheet: SheetName, language: Language): SvgNode {
  const name = `${sheet} ${language}`;
  const known = scans.get(name) ?? scanLayer((p) => place(onImage(p, sheet)), language);
  scans.set(name, known);
  return known;
}

function marker(name: MarkerName, at: Point, isCurrent: boolean): SvgNode {
  const {x, y} = at;
  // At an edge of the drawing the letter moves to the other side.
  const isLeft = name === 'a' ? x > edgeUnits : x > widthUnits - edgeUnits;
  const letter = point(x + (isLeft ? -13 : 13), y + (y > edgeUnits ? -9 : 18));
  return grip(
    name,
    at,
    group(
      isCurrent ? 'marker current' : 'marker',
      element('circle', {cx: x, cy: y, r: 7}),
      element('path', {d: `M${x - 11} ${y}h22M${x} ${y - 11}v22`}),
    ),
    text(name.toUpperCase(), letter, 'name'),
  );
}

function check(state: ScaleState, language: Language): SvgNode[] {
  const {document, interaction} = state;
  const measuredCm = checkedCm(document);
  if (!interaction.isChecking || measuredCm === undefined) return [];
  const at = (y: number): Point => place(onImage(point(written.acrossCm, y), document.sheet));
  const middle = at(written.upCm / 2);
  const badge = point(middle.x - 28, middle.y + 34);
  return [
    dimension(at(written.upCm), at(0), 20, metres(measuredCm, language)),
    isWithinTolerance(document) ? good(badge) : bad(badge),
  ];
}

/** The scan, its two markers, the metre grid at the current scale, and the check. */
export function drawing(state: ScaleState, language: Language): LiveDrawing {
  const {document, interaction} = state;
  const {sheet, markers, knownCm} = document;
  const [a, b] = [place(markers.a), place(markers.b)];
  const scale = scaleOf(document);
  const length = knownCm === undefined ? '?' : metres(knownCm, language);
  const paper = place(onImage(point(-64, written.upCm / 2), sheet));
  return {
    name: words.planName[language],
    widthUnits,
    heightUnits,
    children: [
      group(
        'mute',
        scan(sheet, language),
        element(
          'text',
          {class: 'scan-text', transform: `translate(${paper.x} ${paper.y})rotate(-90)`},
          metres(written.upCm, language),
        ),
        ...(scale === undefined
          ? []
          : [
              group(
                'metre-grid',
                grid(
                  widthUnits,
                  heightUnits,
                  (unitsPerCm * squareCm(scale)) / scale,
                  origin.x,
                  origin.y,
                ),
              ),
            ]),
        element('path', {class: 'outline', d: lineData([a, b])}),
        reading(length, readingPlace(a, b, length, {widthUnits, heightUnits})),
        ...check(state, language),
      ),
      marker('a', a, interaction.current === 'a'),
      marker('b', b, interaction.current === 'b'),
    ],
  };
}
