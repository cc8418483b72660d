import type {Language} from '../../product/language';
import type {Calculation, Outcome} from './Calculation';
import {formatLength, shownLengthCm} from './formatNumber';
import {relation} from './relation';
import {stairAdvice} from './stairAdvice';
import {stairSize} from './stairSize';

function compute(values: Readonly<Record<string, number>>, language: Language): Outcome {
  const {height = 0, risers = 2, tread = 0} = values;
  const size = stairSize(height, risers, tread);
  const show = (lengthCm: number) => formatLength(lengthCm, 'cm', language);
  const shown = (lengthCm: number) => shownLengthCm(lengthCm, 'cm');
  const sign = relation(2 * shown(size.riserCm) + shown(tread), shown(size.strideCm));
  const run = formatLength(size.runCm, 'm', language);
  return {
    result: `2\u00a0×\u00a0${show(size.riserCm)} + ${show(tread)} ${sign} ${show(size.strideCm)}`,
    notes: [
      stairAdvice(height, risers, tread, language),
      {
        en: `Straight stairs take up ${run} on the floor.`,
        fr: `Un escalier droit occupe ${run} au sol.`,
      }[language],
    ],
  };
}

/** Calculates the riser, the stride and the run of a stair, and whether it is comfortable. */
export const stairSteps: Calculation = {
  title: {en: 'Stair steps', fr: 'Marches de l’escalier'},
  modes: [
    {
      name: 'stairs',
      label: {en: 'Stair steps', fr: 'Marches de l’escalier'},
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
          label: {en: 'Number of risers', fr: 'Nombre de contremarches'},
          unit: 'count',
          initial: 16,
          min: 2,
          max: 200,
        },
        {
          name: 'tread',
          label: {en: 'Tread (depth of a step)', fr: 'Giron (profondeur d’une marche)'},
          unit: 'cm',
          initial: 27,
          min: 5,
          max: 100,
        },
      ],
      compute,
    },
  ],
};
