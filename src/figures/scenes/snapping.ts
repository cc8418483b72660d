import {facts} from '../../product/facts';
import {add, point, rotate, scale} from '../geometry/point';
import {snapAngle} from '../geometry/snap';
import type {Wall} from '../model/plan';
import type {Scene} from '../scene';
import {guide, pointer, reading} from '../views/marks/hints';
import {text} from '../views/marks/text';
import {element} from '../views/node';
import {segmentsData} from '../views/pathData';
import {placeAt} from '../views/place';
import {wallLayer} from '../views/plan/wallLayer';

const origin = point(0, 0);
const aim = point(321, -221);
const stepDeg = facts.snapAngleStep.angleDeg;
const size = {widthUnits: 250, heightUnits: 160};
const place = placeAt(0.5, point(30, 146));
/** Smaller: this panel has no fan of angles, and reserves no room for one. */
const freeSize = {widthUnits: 250, heightUnits: 138};
const freePlace = placeAt(0.5, point(30, 124));

const wallTo = (end: typeof aim): Wall => ({
  id: 'drawn',
  start: origin,
  end,
  thicknessCm: facts.outerWallThickness.lengthCm,
  heightCm: facts.wallHeight.lengthCm,
});

const stepsDeg = Array.from({length: 90 / stepDeg + 1}, (_, index) => index * stepDeg);
const ray = (angleDeg: number, lengthCm: number) => rotate(point(lengthCm, 0), -angleDeg, origin);

const fan = element('path', {
  class: 'rays',
  d: segmentsData(
    stepsDeg.map((angleDeg) => ({start: place(ray(angleDeg, 50)), end: place(ray(angleDeg, 240))})),
  ),
});
const fanLabels = stepsDeg
  .filter((angleDeg) => angleDeg % 45 === 0 || angleDeg === stepDeg)
  .map((angleDeg) => text(`${angleDeg}°`, add(place(ray(angleDeg, 266)), point(0, 4)), 'soft'));

const snapped = snapAngle(origin, aim, stepDeg, 10);
/** In whole degrees, counter-clockwise from the right, like the labels of the fan. */
const angleDegOf = ({x, y}: typeof aim): number => Math.round((Math.atan2(-y, x) * 180) / Math.PI);
const snappedDeg = angleDegOf(snapped);
const aimDeg = angleDegOf(aim);

/** With snapping, the wall turns in steps; with the key held down, it follows the pointer. */
export const scene: Scene = {
  panels: [
    {
      title: {
        en: `Snapping on: steps of ${stepDeg}°`,
        fr: `Magnétisme actif : de ${stepDeg}° en ${stepDeg}°`,
      },
      alternative: {
        en: `Diagram of a wall that snaps to ${snappedDeg}°, the nearest step of ${stepDeg}°, although the pointer is a little off.`,
        fr: `Schéma d’un mur qui s’accroche à ${snappedDeg}°, le multiple de ${stepDeg}° le plus proche, alors que le pointeur est à côté.`,
      },
      draw: () => ({
        ...size,
        children: [
          fan,
          ...fanLabels,
          guide(place(snapped), place(scale(snapped, 1.18))),
          wallLayer([wallTo(snapped)], [], place),
          reading(`${snappedDeg}°`, place(point(390, -150))),
          pointer(place(aim)),
        ],
      }),
    },
    {
      title: {en: 'Snapping suspended: free angle', fr: 'Magnétisme suspendu : angle libre'},
      alternative: {
        en: `Diagram of the same wall with snapping suspended: it follows the pointer exactly, at ${aimDeg}°.`,
        fr: `Schéma du même mur, magnétisme suspendu : il suit exactement le pointeur, à ${aimDeg}°.`,
      },
      draw: () => ({
        ...freeSize,
        children: [
          wallLayer([wallTo(aim)], [], freePlace),
          reading(`${aimDeg}°`, freePlace(point(390, -150))),
          pointer(freePlace(aim)),
        ],
      }),
    },
  ],
};
