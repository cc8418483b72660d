import type {Language} from '../../product/language';
import type {Calculation, Field} from './Calculation';
import {formatLength, formatNumber} from './formatNumber';

/** A length in reality. @param scale what stands below the line: 100 for 1/100 */
export const realLengthCm = (paperCm: number, scale: number): number => paperCm * scale;

/** A length on the paper. @param scale what stands below the line: 100 for 1/100 */
export const paperLengthCm = (realCm: number, scale: number): number => realCm / scale;

/** The scale of a plan, as what stands below the line. */
export const scaleOf = (paperCm: number, realCm: number): number => realCm / paperCm;

const usualScales = [10, 20, 25, 50, 75, 100, 125, 150, 200, 250, 500, 1000, 2000];

/** The usual scale within a hundredth of this one; `null` when there is none. */
export const usualScale = (scale: number): number | null =>
  usualScales.find((usual) => Math.abs(scale / usual - 1) <= 0.01) ?? null;

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

const writeScale = (value: number, language: Language): string =>
  `1/${formatNumber(value, language, value < 20 ? 1 : 0).replace(/\s/g, '')}`;

function equation(paperCm: number, value: number, realCm: number, language: Language): string {
  const onPaper = formatLength(paperCm, 'cm', language);
  const inReality = formatLength(realCm, 'm', language);
  const ratio = writeScale(value, language);
  return language === 'fr'
    ? `${onPaper} au ${ratio} = ${inReality}`
    : `${onPaper} at ${ratio} = ${inReality}`;
}

function remarkOn(value: number, language: Language): string {
  const usual = usualScale(value);
  if (usual) {
    const ratio = writeScale(usual, language);
    return language === 'fr' ? `Le plan est au ${ratio}.` : `The plan is at ${ratio}.`;
  }
  return language === 'fr'
    ? 'Cette échelle est inhabituelle\u00a0: la feuille a sans doute été agrandie ou réduite.'
    : 'This scale is unusual: the sheet was probably enlarged or reduced.';
}

/** Scale, length on paper and real length: from two of them, the third. */
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
      compute: ({scale: ratio = 1, real: inReality = 0}, language) => ({
        result: equation(paperLengthCm(inReality, ratio), ratio, inReality, language),
        notes: [],
      }),
    },
    {
      name: 'scale',
      label: scale.label,
      fields: [paper, real],
      compute: ({paper: onPaper = 1, real: inReality = 0}, language) => {
        const value = scaleOf(onPaper, inReality);
        return {
          result: equation(onPaper, value, inReality, language),
          notes: [remarkOn(value, language)],
        };
      },
    },
  ],
};
