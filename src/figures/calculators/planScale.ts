import type {Bilingual, Language} from '../../product/language';
import type {Calculation, Field} from './Calculation';
import {digitsFor, formatNumber, shownNumber} from './formatNumber';
import {relation} from './relation';
import {scaleText} from './scaleText';

/** Converts a length on paper to a real length. @param scale the denominator: 100 for 1/100 */
export const realLengthCm = (paperCm: number, scale: number): number => paperCm * scale;

/** Converts a real length to a length on paper. @param scale the denominator: 100 for 1/100 */
export const paperLengthCm = (realCm: number, scale: number): number => realCm / scale;

/** The denominator of the scale of a plan. */
export const scaleOf = (paperCm: number, realCm: number): number => realCm / paperCm;

const usualScales = [10, 20, 25, 50, 75, 100, 125, 150, 200, 250, 500, 1000, 2000];

/** One percent, plus a margin for the rounding error of the division. */
const nearShare = 0.01 + 1e-9;

/** The usual scale within one percent of this one; `null` when there is none. */
export const usualScale = (scale: number): number | null =>
  usualScales.find((usual) => Math.abs(scale / usual - 1) <= nearShare) ?? null;

const paper: Field = {
  name: 'paper',
  label: {en: 'Length on paper', fr: 'Longueur sur le papier'},
  unit: 'cm',
  initial: 8,
  max: 500,
};

const real: Field = {
  name: 'real',
  label: {en: 'Real length', fr: 'Longueur réelle'},
  unit: 'm',
  initial: 800,
  max: 100_000,
};

const scale: Field = {
  name: 'scale',
  label: {en: 'Scale', fr: 'Échelle'},
  unit: 'scale',
  initial: 100,
  max: 100_000,
};

/** Less than the thickness of a line of the plan. */
const shortestPaperCm = 0.01;
const tooShort: Bilingual = {
  en: 'At this scale, it is less than a tenth of a millimetre: too small to read on paper.',
  fr: 'À cette échelle, moins d’un dixième de millimètre\u00a0: illisible sur le papier.',
};
const largerThanReal: Bilingual = {
  en: 'The length on paper is greater than the real one: check both measurements.',
  fr: 'La longueur sur le papier dépasse la longueur réelle\u00a0: vérifiez les deux mesures.',
};

/** A number as it is displayed: its text, and the rounded value that this text states. */
function shown(value: number, language: Language, digits: number, least = 0) {
  return {
    words: formatNumber(value, language, digits, least),
    value: shownNumber(value, digits),
  };
}

/**
 * At most two decimals: three after a whole number would be read as grouped thousands, by a field
 * or by a person. None from 1,000, where English inserts a grouping comma: such a text could not be
 * parsed back.
 */
function scaleDigits(scaleValue: number): number {
  if (scaleValue >= 1000) return 0;
  const digits = digitsFor(scaleValue, scaleValue < 20 ? 1 : 0);
  return scaleValue < 1 ? digits : Math.min(digits, 2);
}

function equation(paperCm: number, scaleValue: number, realCm: number, language: Language): string {
  const onPaper = shown(paperCm, language, digitsFor(paperCm, 1));
  const inReality = shown(realCm / 100, language, digitsFor(realCm / 100, 2), 2);
  const ratio = shown(scaleValue, language, scaleDigits(scaleValue));
  const sign = relation(onPaper.value * ratio.value, inReality.value * 100);
  const at = {en: 'at', fr: 'au'}[language];
  return `${onPaper.words}\u00a0cm ${at} ${scaleText(ratio.words, language)} ${sign} ${inReality.words}\u00a0m`;
}

function remarkOn(value: number, language: Language): string {
  const usual = usualScale(value);
  if (usual) {
    const written = scaleText(`${usual}`, language);
    return {en: `The plan is at ${written}.`, fr: `Le plan est au ${written}.`}[language];
  }
  return {
    en: 'This scale is unusual: the sheet was probably enlarged or reduced.',
    fr: 'Cette échelle est inhabituelle\u00a0: la feuille a sans doute été agrandie ou réduite.',
  }[language];
}

/** Scale, length on paper and real length: any two give the third. */
export const planScale: Calculation = {
  title: {en: 'Scale of the plan', fr: 'Échelle du plan'},
  modes: [
    {
      name: 'real',
      label: real.label,
      fields: [scale, paper],
      compute: ({scale: ratio = 1, paper: onPaper = 0}, language) => ({
        result: equation(onPaper, ratio, realLengthCm(onPaper, ratio), language),
        notes: [],
      }),
    },
    {
      name: 'paper',
      label: paper.label,
      fields: [scale, real],
      compute: ({scale: ratio = 1, real: inReality = 0}, language) => {
        const onPaper = paperLengthCm(inReality, ratio);
        return onPaper < shortestPaperCm
          ? {problem: tooShort[language]}
          : {result: equation(onPaper, ratio, inReality, language), notes: []};
      },
    },
    {
      name: 'scale',
      label: scale.label,
      fields: [paper, real],
      compute: ({paper: onPaper = 1, real: inReality = 0}, language) => {
        const value = scaleOf(onPaper, inReality);
        if (value < 1) return {problem: largerThanReal[language]};
        return {
          result: equation(onPaper, value, inReality, language),
          notes: [remarkOn(value, language)],
        };
      },
    },
  ],
};
