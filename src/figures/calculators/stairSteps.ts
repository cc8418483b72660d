import {facts} from '../../product/facts';
import type {Language} from '../../product/language';
import type {Calculation, Outcome} from './Calculation';
import {formatLength, shownLengthCm} from './formatNumber';
import {relation} from './relation';

const {minCm: strideMinCm, maxCm: strideMaxCm} = facts.stairStride;
const bestStrideCm = (strideMinCm + strideMaxCm) / 2;

/** A straight stair: what its steps measure. */
interface StairSize {
  readonly riserCm: number;
  /** Two risers and one tread, the length of a stride. */
  readonly strideCm: number;
  /** Length on the plan: the last riser leads onto the floor, without a tread. */
  readonly runCm: number;
}

/**
 * The steps of a stair.
 *
 * @param heightCm height to climb, from floor to floor
 * @param risers how many times the foot goes up, a whole number
 * @param treadCm depth of a step
 */
export function stairSize(heightCm: number, risers: number, treadCm: number): StairSize {
  const riserCm = heightCm / risers;
  return {riserCm, strideCm: 2 * riserCm + treadCm, runCm: (risers - 1) * treadCm};
}

export const isComfortable = (strideCm: number): boolean =>
  strideCm >= strideMinCm - 1e-6 && strideCm <= strideMaxCm + 1e-6;

/** The number of risers that comes nearest to a good stride; `null` when none gives one. */
export function bestRisers(heightCm: number, treadCm: number): number | null {
  const riserCm = (bestStrideCm - treadCm) / 2;
  if (riserCm <= 0) return null;
  const about = heightCm / riserCm;
  const distance = (risers: number): number =>
    Math.abs(stairSize(heightCm, risers, treadCm).strideCm - bestStrideCm);
  const [low, high] = [Math.max(2, Math.floor(about)), Math.max(2, Math.ceil(about))];
  const best = distance(low) <= distance(high) ? low : high;
  return isComfortable(stairSize(heightCm, best, treadCm).strideCm) ? best : null;
}

function adviceOn(
  {riserCm, strideCm}: StairSize,
  [heightCm, risers, treadCm]: readonly [number, number, number],
  language: Language,
): string {
  if (isComfortable(strideCm)) {
    return language === 'fr' ? 'L’escalier est confortable.' : 'The stairs are comfortable.';
  }
  const isShort = strideCm < strideMinCm;
  const limit = formatLength(isShort ? strideMinCm : strideMaxCm, 'cm', language);
  const best = bestRisers(heightCm, treadCm);
  const tread = formatLength(bestStrideCm - 2 * riserCm, 'cm', language);
  if (language === 'fr') {
    const fault = isShort
      ? `Moins de ${limit}\u00a0: le pas est trop court.`
      : `Plus de ${limit}\u00a0: le pas est trop long.`;
    if (best && best !== risers) return `${fault} Essayez ${best} hauteurs de marche.`;
    return bestStrideCm > 2 * riserCm
      ? `${fault} Essayez un giron de ${tread}.`
      : `${fault} Ajoutez des marches.`;
  }
  const fault = isShort
    ? `Less than ${limit}: the stride is too short.`
    : `More than ${limit}: the stride is too long.`;
  if (best && best !== risers) return `${fault} Try ${best} risers.`;
  return bestStrideCm > 2 * riserCm ? `${fault} Try a tread of ${tread}.` : `${fault} Add steps.`;
}

function compute(values: Readonly<Record<string, number>>, language: Language): Outcome {
  const {height = 0, risers = 0, tread = 0} = values;
  if (!Number.isInteger(risers) || risers < 2) {
    return {
      problem:
        language === 'fr'
          ? 'Un escalier a un nombre entier de hauteurs de marche, deux au moins.'
          : 'Stairs have a whole number of risers, two at least.',
    };
  }
  const size = stairSize(height, risers, tread);
  const show = (lengthCm: number) => formatLength(lengthCm, 'cm', language);
  const shown = (lengthCm: number) => shownLengthCm(lengthCm, 'cm');
  const sign = relation(2 * shown(size.riserCm) + shown(tread), shown(size.strideCm));
  const run = formatLength(size.runCm, 'm', language);
  return {
    result: `2\u00a0×\u00a0${show(size.riserCm)} + ${show(tread)} ${sign} ${show(size.strideCm)}`,
    notes: [
      adviceOn(size, [height, risers, tread], language),
      language === 'fr'
        ? `Un escalier droit occupe ${run} au sol.`
        : `Straight stairs take ${run} on the floor.`,
    ],
  };
}

/** Two risers and one tread: whether the stairs are comfortable, and how long they are. */
export const stairSteps: Calculation = {
  title: {en: 'Steps of the stairs', fr: 'Marches de l’escalier'},
  modes: [
    {
      name: 'stairs',
      label: {en: 'Steps of the stairs', fr: 'Marches de l’escalier'},
      fields: [
        {
          name: 'height',
          label: {en: 'Height to climb', fr: 'Hauteur à monter'},
          unit: 'm',
          initial: 280,
          max: 2000,
        },
        {
          name: 'risers',
          label: {en: 'Number of risers', fr: 'Nombre de hauteurs de marche'},
          unit: 'count',
          initial: 16,
          max: 200,
        },
        {
          name: 'tread',
          label: {en: 'Tread (depth of a step)', fr: 'Giron (profondeur d’une marche)'},
          unit: 'cm',
          initial: 27,
          max: 100,
        },
      ],
      compute,
    },
  ],
};
