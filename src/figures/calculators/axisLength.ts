import {facts} from '../../product/facts';
import type {Calculation, Field, Mode} from './Calculation';
import {formatLength, shownLengthCm} from './formatNumber';
import {relation} from './relation';

/**
 * Length between the centre lines of two equal walls at right angles to it: half a thickness is
 * added at each end.
 */
export const axisLengthCm = (insideCm: number, thicknessCm: number): number =>
  insideCm + thicknessCm;

/** Length between the inner faces of two equal walls; zero or less when the walls leave no room. */
export const insideLengthCm = (axisCm: number, thicknessCm: number): number => axisCm - thicknessCm;

const shown = (lengthCm: number): number => shownLengthCm(lengthCm, 'm');

const thickness: Field = {
  name: 'thickness',
  label: {en: 'Wall thickness', fr: 'Épaisseur des murs'},
  unit: 'm',
  initial: facts.outerWallThickness.lengthCm,
  max: 200,
};

const toAxis: Mode = {
  name: 'axis',
  label: {en: 'Centre-line length', fr: 'Longueur à l’axe'},
  fields: [
    {
      name: 'inside',
      label: {en: 'Inside length', fr: 'Cote intérieure'},
      unit: 'm',
      initial: 780,
      max: 10_000,
    },
    thickness,
  ],
  compute: ({inside = 0, thickness: wall = 0}, language) => {
    const show = (lengthCm: number) => formatLength(lengthCm, 'm', language);
    const axis = axisLengthCm(inside, wall);
    const sign = relation(shown(inside) + shown(wall), shown(axis));
    const sum = `${show(inside)} + ${show(wall)} ${sign} ${show(axis)}`;
    return {
      result: {en: `${sum} between centre lines`, fr: `${sum} à l’axe`}[language],
      notes: [],
    };
  },
};

const toInside: Mode = {
  name: 'inside',
  label: {en: 'Inside length', fr: 'Cote intérieure'},
  fields: [
    {
      name: 'axis',
      label: {en: 'Centre-line length', fr: 'Longueur à l’axe'},
      unit: 'm',
      initial: 800,
      max: 10_000,
    },
    thickness,
  ],
  compute: ({axis = 0, thickness: wall = 0}, language) => {
    const inside = insideLengthCm(axis, wall);
    if (shown(inside) <= 0) {
      return {
        problem: {
          en: 'The walls take up all of this length: nothing is left inside.',
          fr: 'Les murs prennent toute cette longueur\u00a0: il ne reste rien à l’intérieur.',
        }[language],
      };
    }
    const show = (lengthCm: number) => formatLength(lengthCm, 'm', language);
    const sign = relation(shown(axis) - shown(wall), shown(inside));
    const sum = `${show(axis)} − ${show(wall)} ${sign} ${show(inside)}`;
    return {
      result: {en: `${sum} inside`, fr: `${sum} à l’intérieur`}[language],
      notes: [],
    };
  },
};

/**
 * Converts the inside length to the length between centre lines, which the product expects, and
 * back.
 */
export const axisLength: Calculation = {
  title: {en: 'Centre line or inside', fr: 'À l’axe ou à l’intérieur'},
  modes: [toAxis, toInside],
};
