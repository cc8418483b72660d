import {keys} from '../../../product/keys';
import {labels} from '../../../product/labels';
import type {Language} from '../../../product/language';
import {centimetresIn, parseLength} from '../../calculators/parseLength';
import {type SuggestedLength, suggestLength} from '../../calculators/suggestLength';
import {distance, subtract} from '../../geometry/point';
import {rooms} from '../../model/rooms';
import {metreNumber, metres, squareMetres} from '../../views/words';
import {degrees} from '../core/degrees';
import {titled} from '../core/titled';
import {wayWords} from '../core/wayWords';
import {notALength, typeALength} from '../core/words';
import {
  angleDegOf,
  type DrawState,
  type Fault,
  type Outline,
  sheet,
  shortestCm,
  stepsCm,
} from './model';
import {waysThatFit} from './waysThatFit';

/** The button equivalent of Enter: numeric keypads may not have that key. */
export const confirmLabel = {en: 'Place', fr: 'Poser'} as const;

/** The texts of this figure; those of all figures are in core/words.ts. */
export const words = {
  title: {en: 'Draw a room', fr: 'Dessiner une pièce'},
  intro: {
    en: 'Draw a room: place a corner, then the next one, and type a length when it must be exact.',
    fr: 'Dessinez une pièce : posez un angle, puis le suivant, et saisissez une longueur quand elle doit être exacte.',
  },
  help: {
    en: `Keyboard: in the plan, the arrow keys move the point by ${metres(stepsCm.usual, 'en')} (with ${keys.shift.en}, ${metres(stepsCm.large, 'en')}) and ${keys.enter.en} places it. Type digits to enter a length. ${keys.backspace.en} (macOS: ${keys.macDelete.en}) removes the last point; ${keys.escape.en} stops drawing. Hold down ${keys.alt.en} (macOS: ${keys.cmd.en}) to suspend snapping.`,
    fr: `Au clavier, dans le plan : les flèches déplacent le point de ${metres(stepsCm.usual, 'fr')} (avec ${keys.shift.fr}, ${metres(stepsCm.large, 'fr')}), ${keys.enter.fr} le pose. Tapez des chiffres pour saisir une longueur. ${keys.backspace.fr} (macOS : ${keys.macDelete.fr}) retire le dernier point, ${keys.escape.fr} arrête le tracé. Maintenez la touche ${keys.alt.fr} (macOS : ${keys.cmd.fr}) enfoncée pour suspendre le magnétisme.`,
  },
  planName: {en: 'Plan to draw on', fr: 'Plan où dessiner'},
  startHere: {en: 'Place the first corner here', fr: 'Posez ici le premier angle'},
  angleHint: {en: '0° is right, 90° is up', fr: '0° à droite, 90° vers le haut'},
} as const;

const shorter = {
  en: `This wall would be shorter than ${metres(shortestCm, 'en')}.`,
  fr: `Ce mur ferait moins de ${metres(shortestCm, 'fr')}.`,
} as const;

const faultWords = {
  length: notALength(450),
  noLength: typeALength(450),
  shortLength: {
    en: `${shorter.en} Type ${metres(shortestCm, 'en')} or more.`,
    fr: `${shorter.fr} Saisissez ${metres(shortestCm, 'fr')} ou plus.`,
  },
  angle: {
    en: 'This is not an angle. Type degrees, such as 90.',
    fr: 'Ce n’est pas un angle. Saisissez un angle en degrés, par exemple 90.',
  },
  outside: {
    en: 'This wall would go off the sheet. Make it shorter, or turn it.',
    fr: 'Ce mur sortirait de la feuille. Raccourcissez-le ou faites-le pivoter.',
  },
  tooShort: {
    en: `${shorter.en} Place its end further away.`,
    fr: `${shorter.fr} Posez son extrémité plus loin.`,
  },
  tangled: {
    en: 'This wall cannot be drawn exactly here. Place its end a little to the side.',
    fr: 'Ce mur ne peut pas être tracé exactement ici. Posez son extrémité un peu à côté.',
  },
} as const satisfies Record<Fault, Readonly<Record<Language, string>>>;

const longestCm = distance(sheet.min, sheet.max);

/**
 * A length of 100 m or more never fits the sheet: suggests one that does, by reading the number in
 * a smaller unit.
 */
function lengthThatFits(typed: string): SuggestedLength | undefined {
  const asMetres = parseLength(typed, 'm');
  return 'value' in asMetres && asMetres.value >= 100 * centimetresIn.m
    ? suggestLength(typed, (lengthCm) => lengthCm <= longestCm)
    : undefined;
}

/** The message for a fault. */
function sayFault(fault: Fault, state: DrawState, language: Language): string {
  const {lengthText} = state.interaction;
  const meant = lengthThatFits(lengthText.trim());
  if (fault === 'outside' && meant) {
    const inMetres = metreNumber(meant.lengthCm, language);
    return {
      en: `This wall would go off the sheet. If the measurement is in ${meant.unitName.en}, type “${inMetres}” instead.`,
      fr: `Ce mur sortirait de la feuille. Si la mesure est en ${meant.unitName.fr}, écrivez «\u00a0${inMetres}\u00a0».`,
    }[language];
  }
  const ways = waysThatFit(state).map(({x, y}) => (x === 0 ? wayWords('y', y) : wayWords('x', x)));
  if (fault === 'outside' && ways.length > 0) {
    const or = {en: ' or ', fr: ' ou '}[language];
    const where = ways
      .map((way) => way[language])
      .join(', ')
      .replace(/, (?=[^,]*$)/, or);
    return {
      en: `This wall would go off the sheet. At this length, it fits ${where}.`,
      fr: `Ce mur sortirait de la feuille. À cette longueur, il tient ${where}.`,
    }[language];
  }
  return faultWords[fault][language];
}

/** `4,50 m, 90°`. */
const readingOf = (
  {start, end}: {readonly start: {x: number; y: number}; readonly end: {x: number; y: number}},
  language: Language,
): string =>
  `${metres(distance(start, end), language)}, ${degrees(angleDegOf(start, end), language)}`;

const firstCorner = {
  en: `First corner placed. Place the next one, or type a length and confirm with ${keys.enter.en} or “${confirmLabel.en}”.`,
  fr: `Premier angle posé. Posez le suivant, ou saisissez une longueur et validez par ${keys.enter.fr} ou «\u00a0${confirmLabel.fr}\u00a0».`,
} as const;

/** The current situation on the sheet. */
export function describe({walls, chain}: Outline, language: Language): string {
  const closed = rooms(walls);
  const areas = closed.map(({areaM2}) => squareMetres(areaM2, language)).join(', ');
  if (closed.length > 0) {
    return closed.length > 1
      ? {en: `Closed rooms: ${areas}.`, fr: `Pièces fermées : ${areas}.`}[language]
      : {en: `Closed room: ${areas}.`, fr: `Pièce fermée : ${areas}.`}[language];
  }
  if (walls.length > 0) {
    const plural = walls.length > 1 ? 's' : '';
    return {
      en: `${walls.length} wall${plural} drawn.`,
      fr: `${walls.length} mur${plural} tracé${plural}.`,
    }[language];
  }
  if (chain.length > 0) return firstCorner[language];
  return {
    en: 'The sheet is empty: place the first corner.',
    fr: 'La feuille est vide : posez le premier angle.',
  }[language];
}

/** Announces the transition between two states; `undefined` when there is nothing to say. */
export function announce(
  before: DrawState,
  after: DrawState,
  language: Language,
): string | undefined {
  const {document, interaction} = after;
  if (interaction.fault && interaction.faultNumber !== before.interaction.faultNumber) {
    return sayFault(interaction.fault, after, language);
  }
  if (interaction.isIdle) {
    return {
      en: 'No wall is being drawn, so there is nothing to remove.',
      fr: 'Aucun mur en cours : il n’y a pas de point à retirer.',
    }[language];
  }
  const {walls, chain} = document;
  if (document !== before.document) {
    const last = walls.at(-1);
    if (walls.length > before.document.walls.length && last) {
      const drawn = {en: 'Wall drawn', fr: 'Mur tracé'}[language];
      const sentence = `${titled(drawn, readingOf(last, language), language)}.`;
      const hasClosed = rooms(walls).length > rooms(before.document.walls).length;
      return hasClosed ? `${sentence} ${describe(document, language)}` : sentence;
    }
    if (walls.length < before.document.walls.length) {
      return {en: 'Last point removed, with its wall.', fr: 'Dernier point retiré, avec son mur.'}[
        language
      ];
    }
    if (chain.length === 1 && interaction.lengthText !== '') {
      const length = titled(labels.length[language], interaction.lengthText, language);
      return {
        en: `First corner placed. ${length}. Choose a direction, then confirm with ${keys.enter.en} or “${confirmLabel.en}”.`,
        fr: `Premier angle posé. ${length}. Orientez le mur, puis validez par ${keys.enter.fr} ou «\u00a0${confirmLabel.fr}\u00a0».`,
      }[language];
    }
    if (chain.length === 0) {
      return before.document.chain.length === 1
        ? {en: 'First corner removed.', fr: 'Premier angle retiré.'}[language]
        : {en: 'Drawing stopped.', fr: 'Tracé arrêté.'}[language];
    }
    return firstCorner[language];
  }
  const start = chain.at(-1);
  if (interaction.isByKeys && interaction.target !== before.interaction.target) {
    const isCorner =
      interaction.kind === 'corner' ? {en: ' On a corner.', fr: ' Sur un angle.'}[language] : '';
    if (start && distance(start, interaction.target) > 0.01) {
      return `${readingOf({start, end: interaction.target}, language)}.${isCorner}`;
    }
    const {x, y} = subtract(interaction.target, sheet.min);
    return {
      en: `${metres(x, 'en')} from the left edge of the sheet, ${metres(y, 'en')} from the top.${isCorner}`,
      fr: `À ${metres(x, 'fr')} du bord gauche de la feuille, à ${metres(y, 'fr')} du haut.${isCorner}`,
    }[language];
  }
  if (interaction.echoNumber !== before.interaction.echoNumber) {
    return interaction.lengthText === ''
      ? {en: 'Length cleared.', fr: 'Longueur effacée.'}[language]
      : titled(labels.length[language], interaction.lengthText, language);
  }
  // The message of a fault is replaced by the current situation once the fault is gone.
  return before.interaction.fault && !interaction.fault ? describe(document, language) : undefined;
}
