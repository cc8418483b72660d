import type {Bilingual, Language} from '../../../product/language';
import {centimetres, metres, squareMetres} from '../../views/words';
import {titled} from '../core/titled';
import {
  areaM2,
  type CloseState,
  type Corner,
  facadeCm,
  type Gap,
  gapCm,
  isClosed,
  type Measure,
} from './model';

export const words = {
  title: {en: 'Close a room', fr: 'Fermer une pièce'},
  intro: {
    en: 'This room does not close: find the gap under the magnifier, then drag the end of the wall until it snaps.',
    fr: 'Cette pièce ne se ferme pas : trouvez l’écart à la loupe, puis faites glisser l’extrémité du mur jusqu’à ce qu’elle s’accroche.',
  },
  help: {
    en: 'Keyboard: choose a corner with the arrow keys, then go to the plan. There, the left and right arrow keys move the end of the wall by 1 cm.',
    fr: 'Au clavier : choisissez un angle avec les flèches, puis passez dans le plan. Les flèches gauche et droite y déplacent l’extrémité du mur de 1 cm.',
  },
  planName: {en: 'Plan of the room to close', fr: 'Plan de la pièce à fermer'},
  look: {en: 'Choose a corner', fr: 'Choisissez un angle'},
  noRoom: {en: 'No room yet', fr: 'Pas de pièce'},
  magnifier: {en: 'Corner to magnify', fr: 'Loupe sur l’angle'},
  pull: {en: 'Move the end of the wall by 1 cm', fr: 'Déplacer l’extrémité du mur de 1 cm'},
  measure: {en: 'Length shown', fr: 'Longueur affichée'},
} as const;

export const cornerWords: Readonly<Record<Corner, Bilingual>> = {
  northWest: {en: 'Top left', fr: 'En haut à gauche'},
  northEast: {en: 'Top right', fr: 'En haut à droite'},
  southEast: {en: 'Bottom right', fr: 'En bas à droite'},
  southWest: {en: 'Bottom left', fr: 'En bas à gauche'},
};

export const measureWords: Readonly<Record<Measure, Bilingual>> = {
  axis: {en: 'Between centre lines', fr: 'À l’axe des murs'},
  inside: {en: 'Inside the room', fr: 'À l’intérieur de la pièce'},
};

/** The current situation: the gap, or the area. */
export function describe(gap: Gap, language: Language): string {
  const area = areaM2(gap);
  if (area === undefined) {
    return {
      en: 'The outline is open: there is no room and no area.',
      fr: 'Le contour est ouvert quelque part : ni pièce, ni surface.',
    }[language];
  }
  return {
    en: `The outline is closed: the room measures ${squareMetres(area, 'en')}.`,
    fr: `Le contour est fermé : la pièce mesure ${squareMetres(area, 'fr')}.`,
  }[language];
}

function lensSentence({document, interaction}: CloseState, language: Language): string {
  const corner = cornerWords[interaction.lens ?? 'northWest'];
  if (interaction.lens === 'southEast' && !isClosed(document)) {
    const gap = centimetres(gapCm(document), language);
    return {
      en: `${corner.en}: here is the gap, ${gap}. Drag the end of the wall.`,
      fr: `${corner.fr} : voici l’écart, ${gap}. Faites glisser l’extrémité du mur.`,
    }[language];
  }
  return {
    en: `${corner.en}: the walls meet.`,
    fr: `${corner.fr} : les murs se touchent.`,
  }[language];
}

/** Announces the transition between two states; `undefined` when there is nothing to say. */
export function announce(
  before: CloseState,
  after: CloseState,
  language: Language,
): string | undefined {
  const {document, interaction} = after;
  const isIdle = interaction.idleNumber !== before.interaction.idleNumber;
  if (document !== before.document || (isIdle && interaction.lens === 'southEast')) {
    if (isClosed(document)) return describe(document, language);
    const gap = centimetres(gapCm(document), language);
    return {en: `Gap: ${gap}.`, fr: `Écart : ${gap}.`}[language];
  }
  if (isIdle) {
    return {
      en: 'Nothing to drag here: put the magnifier on the open corner.',
      fr: 'Rien à faire glisser ici : placez la loupe sur l’angle ouvert.',
    }[language];
  }
  if (interaction.lens !== before.interaction.lens) return lensSentence(after, language);
  if (interaction.measure !== before.interaction.measure) {
    const length = metres(facadeCm[interaction.measure], language);
    return `${titled(measureWords[interaction.measure][language], length, language)}.`;
  }
  return undefined;
}
