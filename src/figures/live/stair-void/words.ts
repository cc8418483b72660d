import {facts} from '../../../product/facts';
import {labels} from '../../../product/labels';
import type {Bilingual, Language} from '../../../product/language';
import {metres} from '../../views/words';
import {
  type Field,
  isBlocked,
  isHighEnough,
  type StairDesign,
  type StairState,
  stairOf,
  tightest,
} from './model';

export const words = {
  title: {en: 'Place the stairs and the stairwell', fr: 'Placer l’escalier et sa trémie'},
  intro: {
    en: 'Slide the stairs and lengthen or shorten the stairwell: heads must clear the ceiling.',
    fr: 'Faites glisser l’escalier, allongez ou raccourcissez la trémie : la tête doit passer sous le plafond.',
  },
  help: {
    en: 'In the drawing, drag the stairs, or the round handle at the edge of the stairwell. With the keyboard, each slider does the same.',
    fr: 'Dans le dessin, faites glisser l’escalier, ou la poignée ronde au bord de la trémie. Au clavier, chaque curseur fait de même.',
  },
  drawingName: {
    en: 'Plan of the stairwell, and under it the section through the stairs',
    fr: 'Plan de la trémie et, dessous, coupe de l’escalier',
  },
  plan: {en: 'Plan', fr: 'Plan'},
  section: {en: 'Section', fr: 'Coupe'},
  stairwell: {en: 'stairwell', fr: 'trémie'},
  passes: {en: 'head clears', fr: 'la tête passe'},
  hits: {en: 'too low', fr: 'trop bas'},
  blocked: {en: 'blocked', fr: 'bloqué'},
  follow: {en: 'The stairwell follows the stairs', fr: 'La trémie suit l’escalier'},
  storey: {en: 'Storey height', fr: 'Hauteur d’étage'},
  steps: {en: 'Risers', fr: 'Hauteurs de marche'},
  stride: {en: 'Two risers + one tread', fr: 'Deux hauteurs de marche + un giron'},
  clearance: {en: 'Head clearance', fr: 'Échappée'},
} as const;

export const fieldWords: Readonly<Record<Field, Bilingual>> = {
  footCm: {
    en: 'Foot of the stairs: distance from the left wall',
    fr: 'Pied de l’escalier : distance au mur de gauche',
  },
  voidLengthCm: {en: 'Length of the stairwell', fr: 'Longueur de la trémie'},
  ceilingCm: {en: 'Ceiling height', fr: 'Hauteur sous plafond'},
  slabCm: labels.slabThickness,
};

/** Whether the head passes, in a word or two for the drawing. */
export function verdictOf(design: StairDesign): Bilingual {
  if (isBlocked(design)) return words.blocked;
  return isHighEnough(design) ? words.passes : words.hits;
}

/** The head clearance, and whether it is enough; or that there is none. */
export function describe(design: StairDesign, language: Language): string {
  if (isBlocked(design)) {
    return {
      en: 'The top steps run into the slab: no head clearance. Bring the stairs back under the stairwell, or let it follow.',
      fr: 'Les marches du haut butent contre le plancher : aucune échappée. Ramenez l’escalier sous la trémie, ou laissez-la suivre.',
    }[language];
  }
  const clearance = metres(tightest(design).clearanceCm, language);
  const least = metres(facts.headClearance.lengthCm, language);
  return isHighEnough(design)
    ? {
        en: `Head clearance ${clearance}: high enough, ${least} is needed.`,
        fr: `Échappée de ${clearance} : la tête passe, ${least} suffit.`,
      }[language]
    : {
        en: `Head clearance ${clearance}: too low, ${least} is needed.`,
        fr: `Échappée de ${clearance} : trop basse, il faut ${least}.`,
      }[language];
}

/** What has just happened. */
export function announce(
  {document: before}: StairState,
  {document}: StairState,
  language: Language,
): string | undefined {
  if (document === before) return undefined;
  const {risers} = stairOf(document);
  const steps =
    risers === stairOf(before).risers
      ? ''
      : {en: `${risers} risers now. `, fr: `${risers} contremarches désormais. `}[language];
  return `${steps}${describe(document, language)}`;
}
