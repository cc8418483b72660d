import {keys} from '../../../product/keys';
import {labels} from '../../../product/labels';
import type {Bilingual, Language} from '../../../product/language';
import {metres} from '../../views/words';
import {titled} from '../core/titled';
import {type Face, isAcross, partsOf, type StyleName, styleNames} from './faces';
import {chosenFace, type FaceState, type Faces, type Fault, targets} from './model';
import {isSeen} from './space';

export const words = {
  title: {en: 'Choose a finish for each wall face', fr: 'Choisir le décor des faces de mur'},
  intro: {
    en: 'A wall has two faces: select one in the plan or in 3D, then choose its finish.',
    fr: 'Un mur a deux faces : choisissez l’une d’elles dans le plan ou en 3D, puis son décor.',
  },
  help: {
    en: `Keyboard: in the drawing, the left and right arrow keys go round a room; up and down go to another room. While you split a wall, right or down moves the point forward, left or up moves it back, ${keys.enter.en} splits the wall and ${keys.escape.en} cancels.`,
    fr: `Au clavier, dans le dessin : les flèches gauche et droite font le tour d’une pièce, les flèches haut et bas passent à une autre. Quand vous divisez un mur, droite ou bas avance le point, gauche ou haut le recule, ${keys.enter.fr} divise, ${keys.escape.fr} abandonne.`,
  },
  drawingName: {
    en: 'The house in 3D and, under it, its plan',
    fr: 'La maison en 3D et, dessous, son plan',
  },
  turn: {en: '3D view from the other side', fr: 'Vue 3D de l’autre côté'},
  splitHere: {en: 'Split here', fr: 'Diviser ici'},
  giveUp: {en: 'Cancel', fr: 'Abandonner'},
  division: {en: 'Where the finish changes', fr: 'Endroit où le décor change'},
  outside: {en: 'outer side', fr: 'côté extérieur'},
} as const;

export const styleWords: Readonly<Record<StyleName, Bilingual>> = {
  plain: {en: 'Bare', fr: 'Sans décor'},
  paint: labels.colour,
  wallpaper: labels.wallpaper,
  tiles: labels.tiles,
  brick: {en: 'Brick', fr: 'Brique'},
};

/** Named by position on screen, because the plan has no compass. */
const wallWords: Readonly<Record<string, Bilingual>> = {
  north: {en: 'Top wall', fr: 'Mur du haut'},
  east: {en: 'Right wall', fr: 'Mur de droite'},
  south: {en: 'Bottom wall', fr: 'Mur du bas'},
  west: {en: 'Left wall', fr: 'Mur de gauche'},
  living: {en: 'Living-room partition', fr: 'Cloison du séjour'},
  kitchen: {en: 'Kitchen partition', fr: 'Cloison de la cuisine'},
};

const faultWords: Readonly<Record<Fault, Bilingual>> = {
  noFace: {en: 'Select a face first.', fr: 'Choisissez d’abord une face.'},
  nothingThere: {
    en: 'There is no face here: select a wall, on the side you want.',
    fr: 'Pas de face ici : sélectionnez un mur, du côté voulu.',
  },
  tooShort: {
    en: 'This face is too short to be split.',
    fr: 'Cette face est trop courte pour être divisée.',
  },
};

/** The end of a face from which lengths and parts are counted. */
const fromWords = (face: Face): Bilingual =>
  isAcross(face)
    ? {en: 'from the left', fr: 'en partant de la gauche'}
    : {en: 'from the top', fr: 'en partant du haut'};

/** Accessible name of the control that moves the division along a face. */
export const divisionName = (face: Face, language: Language): string =>
  `${words.division[language]}, ${fromWords(face)[language]}`;

/** Which part of its side a face is: at an end, or in between; `undefined` for a whole side. */
function partName(faces: Faces, face: Face): Bilingual | undefined {
  const parts = partsOf(faces, face);
  const index = parts.indexOf(face);
  if (parts.length < 2) return undefined;
  if (index === 0) {
    return isAcross(face)
      ? {en: 'left part', fr: 'partie de gauche'}
      : {en: 'top part', fr: 'partie du haut'};
  }
  if (index === parts.length - 1) {
    return isAcross(face)
      ? {en: 'right part', fr: 'partie de droite'}
      : {en: 'bottom part', fr: 'partie du bas'};
  }
  const {en, fr} = fromWords(face);
  return {en: `part ${index + 1} ${en}`, fr: `partie ${index + 1} ${fr}`};
}

/** `Cloison du séjour, côté chambre`, or `Cloison du séjour, partie du haut, côté chambre`. */
function faceName(faces: Faces, face: Face, language: Language): string {
  const {wall, room} = face;
  const name = wallWords[wall.id]?.[language] ?? labels.wall[language];
  const part = partName(faces, face)?.[language];
  const roomName = room?.name[language].toLowerCase();
  const side =
    roomName && {en: `${roomName.replace(' ', '-')} side`, fr: `côté ${roomName}`}[language];
  return [name, part, side ?? words.outside[language]].filter(Boolean).join(', ');
}

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The word is the same in both languages. */
const faceCount = (count: number): string => `${count} face${count > 1 ? 's' : ''}`;

/** The styles in use, with the number of faces of each. */
export function describe(faces: Faces, language: Language): string {
  const worn = styleNames
    .filter((style) => style !== 'plain')
    .map((style) => ({style, count: faces.filter((face) => face.style === style).length}))
    .filter(({count}) => count > 0)
    .map(({style, count}) => titled(styleWords[style][language], faceCount(count), language));
  return worn.length > 0
    ? `${worn.join(', ')}.`
    : {
        en: 'The walls are bare: select a face.',
        fr: 'Les murs sont nus : choisissez une face.',
      }[language];
}

/** How to see in 3D a face that is turned away; '' for a visible one. */
function hiddenSentence(
  {document, interaction}: FaceState,
  face: Face,
  language: Language,
): string {
  if (isSeen(document, interaction.isTurned, face.id)) return '';
  const tick = interaction.isTurned ? {en: 'untick', fr: 'décochez'} : {en: 'tick', fr: 'cochez'};
  return {
    en: `In 3D this face is hidden: ${tick.en} “${words.turn.en}”.`,
    fr: `En 3D, cette face est cachée : ${tick.fr} « ${words.turn.fr} ».`,
  }[language];
}

function pickSentence(state: FaceState, face: Face, language: Language): string {
  const name = titled(
    faceName(state.document, face, language),
    styleWords[face.style][language].toLowerCase(),
    language,
  );
  return `${name}. ${hiddenSentence(state, face, language)}`.trimEnd();
}

function styleSentence(state: FaceState, face: Face, language: Language): string {
  const dressed = targets(state);
  const style = styleWords[face.style][language];
  if (dressed.length > 1 && face.room) {
    const room = face.room.name[language].toLowerCase();
    const count = faceCount(dressed.length);
    return titled(
      style,
      {
        en: `${count} of the ${room}. The other rooms do not change.`,
        fr: `${count} de la pièce (${room}). Les autres pièces ne changent pas.`,
      }[language],
      language,
    );
  }
  // Only one of the two sentences: when the change is not visible, how to see it matters more.
  const rest =
    hiddenSentence(state, face, language) ||
    {en: 'The other side does not change.', fr: 'L’autre côté ne change pas.'}[language];
  const name = lower(faceName(state.document, face, language));
  return `${titled(style, name, language)}. ${rest}`;
}

function divisionSentence(face: Face, divisionCm: number, language: Language): string {
  const at = `${metres(divisionCm, language)} ${fromWords(face)[language]}`;
  return {
    en: `Split at ${at}? Select the place on the wall where the finish changes, or select “${words.splitHere.en}”.`,
    fr: `Diviser à ${at} ? Sélectionnez l’endroit voulu sur le mur, ou « ${words.splitHere.fr} ».`,
  }[language];
}

/** Announces the transition between two states; `undefined` when there is nothing to say. */
export function announce(
  {document: before, interaction: interactionBefore}: FaceState,
  after: FaceState,
  language: Language,
): string | undefined {
  const {document, interaction} = after;
  if (interaction.fault) {
    // Announced once: further pointer moves repeat nothing.
    return interaction.faultNumber === interactionBefore.faultNumber
      ? undefined
      : faultWords[interaction.fault][language];
  }
  // The message of a fault is replaced by the current situation once the fault is gone.
  const isFaultGone = interactionBefore.fault !== undefined;
  const face = chosenFace(after);
  if (document.length > before.length && face) {
    const name = lower(faceName(document, face, language));
    return {
      en: `Wall split: each part keeps its own finish. The room stays closed. Selected: ${name}.`,
      fr: `Mur divisé : chaque partie garde son décor. La pièce reste fermée. Face choisie : ${name}.`,
    }[language];
  }
  if (!face) return isFaultGone ? describe(document, language) : undefined;
  if (document !== before) return styleSentence(after, face, language);
  const isMoved = interaction.divisionCm !== interactionBefore.divisionCm;
  if (interaction.divisionCm !== undefined && (isMoved || isFaultGone)) {
    return divisionSentence(face, interaction.divisionCm, language);
  }
  const isNews =
    isFaultGone ||
    interaction.faceId !== interactionBefore.faceId ||
    interaction.isTurned !== interactionBefore.isTurned ||
    // Cancelled: the question about where to divide must be replaced.
    isMoved;
  return isNews ? pickSentence(after, face, language) : undefined;
}
