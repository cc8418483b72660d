import type {Bilingual} from '../../../product/language';
import {metreNumber} from '../../views/words';
import type {ArrowKey} from './arrows';

/** Texts shared by all live figures. */
export const coreWords = {
  undo: {en: 'Undo', fr: 'Annuler'},
  redo: {en: 'Redo', fr: 'Rétablir'},
  reset: {en: 'Start again', fr: 'Recommencer'},
  tasks: {en: 'Try this', fr: 'À vous de jouer'},
  done: {en: 'done', fr: 'fait'},
  undone: {en: 'Undone.', fr: 'Annulé.'},
  redone: {en: 'Redone.', fr: 'Rétabli.'},
  wasReset: {en: 'Back to the start.', fr: 'Retour au début.'},
  /** Announced when one or several tasks are done in one step, with the number left. */
  progress: (count: number, left: number): Bilingual =>
    left === 0
      ? {en: 'Well done: that was the last one.', fr: 'Bravo, c’était la dernière étape.'}
      : {
          en: `${count > 1 ? `${count} tasks` : 'One task'} done, ${left} to go.`,
          fr: `${count > 1 ? `${count} étapes réussies` : 'Une étape réussie'}, il en reste ${left}.`,
        },
} as const;

/** Accessible names of the buttons that move something. */
export const stepWords: Readonly<Record<ArrowKey, Bilingual>> = {
  ArrowLeft: {en: 'To the left', fr: 'Vers la gauche'},
  ArrowRight: {en: 'To the right', fr: 'Vers la droite'},
  ArrowUp: {en: 'Up', fr: 'Vers le haut'},
  ArrowDown: {en: 'Down', fr: 'Vers le bas'},
};

/** The prompt where a length is expected, with a valid example. */
export const typeALength = (exampleCm: number): Bilingual => ({
  en: `Type a length in metres, such as ${metreNumber(exampleCm, 'en')}.`,
  fr: `Saisissez une longueur en mètres, par exemple ${metreNumber(exampleCm, 'fr')}.`,
});

/** The message for a text that is not a length. */
export const notALength = (exampleCm: number): Bilingual => ({
  en: `This is not a length. ${typeALength(exampleCm).en}`,
  fr: `Ce n’est pas une longueur. ${typeALength(exampleCm).fr}`,
});
