import {facts} from '../../product/facts';
import type {Calculation} from './Calculation';
import {formatLength, shownLengthCm} from './formatNumber';
import {relation} from './relation';

/** From floor to floor: the height of the room and the slab above it. */
export const storeyHeightCm = (ceilingCm: number, slabCm: number): number => ceilingCm + slabCm;

/** Ceiling height and slab make the storey height. */
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
