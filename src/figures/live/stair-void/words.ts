import {facts} from '../../../product/facts';
import {labels} from '../../../product/labels';
import type {Bilingual, Language} from '../../../product/language';
import {relation} from '../../calculators/relation';
import {centimetres, decimal, metres} from '../../views/words';
import {
  type Field,
  gapCm,
  isBlocked,
  isHighEnough,
  type StairDesign,
  type StairState,
  stairOf,
  storeyCm,
  tenth,
  tightest,
} from './model';

export const words = {
  title: {en: 'Place the stairs and the stairwell', fr: 'Placer l’escalier et sa trémie'},
  intro: {
    en: 'Slide the stairs and change the length of the stairwell until nobody would hit their head.',
    fr: 'Faites glisser l’escalier, allongez ou raccourcissez la trémie : la tête doit passer sous le plafond.',
  },
  help: {
    en: 'In the drawing, drag the stairs, or the round handle at the edge of the stairwell. With the keyboard, use the sliders instead.',
    fr: 'Dans le dessin, faites glisser l’escalier, ou la poignée ronde au bord de la trémie. Au clavier, chaque curseur fait de même.',
  },
  drawingName: {
    en: 'Plan of the stairwell, and under it the section through the stairs',
    fr: 'Plan de la trémie et, dessous, coupe de l’escalier',
  },
  plan: {en: 'Plan', fr: 'Plan'},
  section: {en: 'Section', fr: 'Coupe'},
  stairwell: {en: 'stairwell', fr: 'trémie'},
  passes: {en: 'high enough', fr: 'la tête passe'},
  hits: {en: 'too low', fr: 'trop bas'},
  blocked: {en: 'blocked', fr: 'bloqué'},
  follow: {en: 'The stairwell follows the stairs', fr: 'La trémie suit l’escalier'},
  storey: {en: 'Storey height', fr: 'Hauteur d’étage'},
  steps: {en: 'Risers', fr: 'Contremarches'},
  tread: {en: 'Tread', fr: 'Giron'},
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

/** Whether the stair is usable, in a word or two for the drawing. */
export function verdictOf(design: StairDesign): Bilingual {
  if (isBlocked(design)) return words.blocked;
  if (!isHighEnough(design)) return words.hits;
  const gap = gapCm(design);
  return gap > 0
    ? {en: `${centimetres(gap, 'en')} gap`, fr: `vide de ${centimetres(gap, 'fr')}`}
    : words.passes;
}

/** Adds `≈` to a displayed sum when the displayed, rounded terms do not add up to it. */
const summed = (words: string, terms: number, sum: number): string =>
  relation(terms, sum) === '=' ? words : `≈\u00a0${words}`;

/** `16 × 17,5 cm`: the risers that add up to the storey height. */
export function risersText(design: StairDesign, language: Language): string {
  const {risers, riserCm} = stairOf(design);
  const each = tenth(riserCm);
  const text = `${risers} × ${decimal(each, language, 1)}\u00a0cm`;
  return summed(text, risers * each, storeyCm(design));
}

/** Two risers plus one tread. */
export function strideText(design: StairDesign, language: Language): string {
  const {riserCm, treadCm} = stairOf(design);
  const strideCm = tenth(2 * riserCm + treadCm);
  const text = `${decimal(strideCm, language, 1)}\u00a0cm`;
  return summed(text, 2 * tenth(riserCm) + treadCm, strideCm);
}

/**
 * Says that the last step does not reach the upper floor, with a leading space; '' when it does.
 */
function sayGap(design: StairDesign, language: Language): string {
  const gap = gapCm(design);
  if (gap === 0) return '';
  const size = centimetres(gap, language);
  return {
    en: `There is still a ${size} gap before the upper floor: move the stairs to the left, or let the stairwell follow.`,
    fr: `Il reste un vide de ${size} avant l’étage : ramenez l’escalier vers la gauche, ou laissez la trémie suivre.`,
  }[language];
}

/** The head clearance, and whether it is sufficient. */
function sayClearance(design: StairDesign, language: Language): string {
  const found = tightest(design);
  if (!found) {
    return {
      en: 'Nothing is above the steps: there is enough head clearance.',
      fr: 'Rien ne se trouve au-dessus des marches : la tête passe.',
    }[language];
  }
  const clearance = metres(found.clearanceCm, language);
  const least = metres(facts.headClearance.lengthCm, language);
  return isHighEnough(design)
    ? {
        en: `Head clearance ${clearance}: high enough (minimum ${least}).`,
        fr: `Échappée de ${clearance} : la tête passe, ${least} suffit.`,
      }[language]
    : {
        en: `Head clearance ${clearance}: too low (minimum ${least}).`,
        fr: `Échappée de ${clearance} : trop basse, il faut ${least}.`,
      }[language];
}

/** Whether the stair reaches the upper floor, with enough head clearance on the way. */
export function describe(design: StairDesign, language: Language): string {
  if (isBlocked(design)) {
    return {
      en: 'The top steps run into the slab: there is no head clearance. Bring the stairs back under the stairwell, or let it follow them.',
      fr: 'Les marches du haut butent contre le plancher : aucune échappée. Ramenez l’escalier sous la trémie, ou laissez-la suivre.',
    }[language];
  }
  const gap = sayGap(design, language);
  if (gap === '') return sayClearance(design, language);
  return isHighEnough(design) ? gap : `${gap} ${sayClearance(design, language)}`;
}

/** Announces the transition between two states; `undefined` when there is nothing to say. */
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
      : {en: `There are now ${risers} risers. `, fr: `${risers} contremarches désormais. `}[
          language
        ];
  const [was, is] = [describe(before, language), describe(document, language)];
  // A slider announces its own value at each step: repeating an unchanged sentence would interrupt
  // it.
  return steps || is !== was ? `${steps}${is}` : undefined;
}
