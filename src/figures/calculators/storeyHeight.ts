import {facts} from '../../product/facts';
import type {Calculation} from './Calculation';
import {formatLength, shownLengthCm} from './formatNumber';
import {relation} from './relation';

/** Height from floor to floor: ceiling height plus slab thickness. */
export const storeyHeightCm = (ceilingCm: number, slabCm: number): number => ceilingCm + slabCm;

/** Calculates the storey height from the ceiling height and the slab thickness. */
export const storeyHeight: Calculation = {
  title: {en: 'Storey height', fr: 'Hauteur d’étage'},
  modes: [
    {
      name: 'storey',
      label: {en: 'Storey height', fr: 'Hauteur d’étage'},
      fields: [
        {
          name: 'ceiling',
          label: {en: 'Ceiling height', fr: 'Hauteur sous plafond'},
          unit: 'm',
          initial: facts.wallHeight.lengthCm,
          max: 2000,
        },
        {
          name: 'slab',
          label: {en: 'Slab thickness', fr: 'Épaisseur du plancher'},
          unit: 'm',
          initial: 30,
          max: 200,
        },
      ],
      compute: ({ceiling = 0, slab = 0}, language) => {
        const show = (lengthCm: number) => formatLength(lengthCm, 'm', language);
        const shown = (lengthCm: number) => shownLengthCm(lengthCm, 'm');
        const storey = storeyHeightCm(ceiling, slab);
        const sign = relation(shown(ceiling) + shown(slab), shown(storey));
        const sum = `${show(ceiling)} + ${show(slab)} ${sign} ${show(storey)}`;
        return {
          result: {en: `${sum} from floor to floor`, fr: `${sum} de sol à sol`}[language],
          notes: [],
        };
      },
    },
  ],
};
