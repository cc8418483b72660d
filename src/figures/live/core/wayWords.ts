import type {Bilingual} from '../../../product/language';

/**
 * The direction of a move along one axis of the plan, as readers see it.
 *
 * @param by signed distance, in any unit: negative is left, or up
 */
export function wayWords(axis: 'x' | 'y', by: number): Bilingual {
  if (axis === 'x') {
    return by < 0
      ? {en: 'to the left', fr: 'vers la gauche'}
      : {en: 'to the right', fr: 'vers la droite'};
  }
  return by < 0 ? {en: 'up', fr: 'vers le haut'} : {en: 'down', fr: 'vers le bas'};
}
