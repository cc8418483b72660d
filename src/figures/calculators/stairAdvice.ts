import {facts} from '../../product/facts';
import type {Language} from '../../product/language';
import {formatLength, shownLengthCm} from './formatNumber';
import {stairSize} from './stairSize';

const {minCm: strideMinCm, maxCm: strideMaxCm} = facts.stairStride;
const bestStrideCm = (strideMinCm + strideMaxCm) / 2;
// Outside these limits, a good stride does not make good stairs: a ladder or a ramp would pass.
const {minCm: riserMinCm, maxCm: riserMaxCm} = facts.stairRiser;
const treadMinCm = facts.stairTreadMin.lengthCm;
/**
 * The advice applies to the displayed value: otherwise it would contradict the number beside it.
 */
const shown = (lengthCm: number): number => shownLengthCm(lengthCm, 'cm');

export const isComfortable = (strideCm: number): boolean =>
  shown(strideCm) >= strideMinCm && shown(strideCm) <= strideMaxCm;

const isTooHigh = (riserCm: number): boolean => shown(riserCm) > riserMaxCm;
const isTooLow = (riserCm: number): boolean => shown(riserCm) < riserMinCm;

// Both searches start past the limit by more than the rounding of a displayed length can hide.
function leastRisers(heightCm: number): number {
  let risers = Math.max(2, Math.floor(heightCm / (riserMaxCm + 0.1)));
  while (isTooHigh(heightCm / risers)) risers++;
  return risers;
}

function mostRisers(heightCm: number): number {
  let risers = Math.ceil(heightCm / (riserMinCm - 0.1));
  while (isTooLow(heightCm / risers)) risers--;
  return risers;
}

/**
 * The number of risers that gives the stride closest to the ideal one; `null` when no allowed
 * number gives a comfortable stride.
 */
export function bestRisers(heightCm: number, treadCm: number): number | null {
  let best: {risers: number; strideCm: number} | null = null;
  const most = mostRisers(heightCm);
  for (let risers = leastRisers(heightCm); risers <= most; risers++) {
    const {strideCm} = stairSize(heightCm, risers, treadCm);
    if (!best || Math.abs(strideCm - bestStrideCm) < Math.abs(best.strideCm - bestStrideCm)) {
      best = {risers, strideCm};
    }
  }
  return best && isComfortable(best.strideCm) ? best.risers : null;
}

/**
 * Says whether stairs are comfortable; if not, what is wrong and what to change.
 *
 * @param heightCm height to climb, from floor to floor
 * @param risers a whole number, at least two
 * @param treadCm depth of a step
 */
export function stairAdvice(
  heightCm: number,
  risers: number,
  treadCm: number,
  language: Language,
): string {
  const {riserCm, strideCm} = stairSize(heightCm, risers, treadCm);
  const show = (lengthCm: number) => formatLength(lengthCm, 'cm', language);
  const best = bestRisers(heightCm, treadCm);
  const tryRisers = (count: number) =>
    ({en: `Try ${count} risers.`, fr: `Essayez ${count} contremarches.`})[language];
  const tread = show(Math.max(treadMinCm, bestStrideCm - 2 * riserCm));
  const tryTread = {en: `Try a tread of ${tread}.`, fr: `Essayez un giron de ${tread}.`}[language];
  if (isTooHigh(riserCm)) {
    const fault = {
      en: `Risers of ${show(riserCm)} are too high: ${show(riserMaxCm)} at most.`,
      fr: `Des marches de ${show(riserCm)} sont trop hautes\u00a0: ${show(riserMaxCm)} au plus.`,
    }[language];
    return `${fault} ${tryRisers(best ?? leastRisers(heightCm))}`;
  }
  // With two risers, the minimum, low risers cannot be improved.
  if (isTooLow(riserCm) && risers > 2) {
    const fault = {
      en: `Risers of ${show(riserCm)} are too low: ${show(riserMinCm)} at least.`,
      fr: `Des marches de ${show(riserCm)} sont trop basses\u00a0: ${show(riserMinCm)} au moins.`,
    }[language];
    return `${fault} ${tryRisers(best ?? Math.max(2, mostRisers(heightCm)))}`;
  }
  if (shown(treadCm) < treadMinCm) {
    const fault = {
      en: `A tread of ${show(treadCm)} is too short: ${show(treadMinCm)} at least.`,
      fr: `Un giron de ${show(treadCm)} est trop court\u00a0: ${show(treadMinCm)} au moins.`,
    }[language];
    return `${fault} ${tryTread}`;
  }
  if (isComfortable(strideCm)) {
    return {en: 'The stairs are comfortable.', fr: 'L’escalier est confortable.'}[language];
  }
  const fault =
    strideCm < strideMinCm
      ? {
          en: `Less than ${show(strideMinCm)}: the stride is too short.`,
          fr: `Moins de ${show(strideMinCm)}\u00a0: le pas est trop court.`,
        }
      : {
          en: `More than ${show(strideMaxCm)}: the stride is too long.`,
          fr: `Plus de ${show(strideMaxCm)}\u00a0: le pas est trop long.`,
        };
  return `${fault[language]} ${best && best !== risers ? tryRisers(best) : tryTread}`;
}
