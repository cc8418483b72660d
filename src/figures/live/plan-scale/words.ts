import {facts} from '../../../product/facts';
import {keys} from '../../../product/keys';
import type {Bilingual, Language} from '../../../product/language';
import {metreNumber, metres, percent} from '../../views/words';
import {titled} from '../core/titled';
import {notALength} from '../core/words';
import {
  type Calibration,
  checkedCm,
  deviationPercent,
  type Interaction,
  isOnEnds,
  isWithinTolerance,
  knownLimits,
  meant,
  type ScaleState,
  type SheetName,
  scaleOf,
  squareCm,
  written,
} from './model';
import {moveSentence} from './moveSentence';

export const words = {
  title: {en: 'Set the scale of a background plan', fr: 'Mettre un plan de fond à l’échelle'},
  intro: {
    en: 'Give this scan its true size: two markers on a known length, then a check in the other direction.',
    fr: 'Donnez à ce scan sa vraie taille : deux repères sur une cote connue, puis un contrôle dans l’autre sens.',
  },
  help: {
    en: `Drag a marker, or select it and then select where it should go. Keyboard: choose a marker, go to the plan, then move it with the arrow keys (${keys.shift.en}: large steps, ${keys.alt.en}: fine steps).`,
    fr: `Faites glisser un repère, ou choisissez-le, puis l’endroit voulu. Au clavier : choisissez un repère, passez dans le plan, puis déplacez-le avec les flèches (${keys.shift.fr} : grands pas, ${keys.alt.fr} : pas fins).`,
  },
  planName: {en: 'Scanned plan with two markers', fr: 'Plan scanné avec deux repères'},
  marker: {en: 'Marker to move', fr: 'Repère à déplacer'},
  sheet: {en: 'Scan', fr: 'Scan'},
  check: {en: 'Check in the other direction', fr: 'Contrôler dans l’autre sens'},
} as const;

export const sheetWords: Readonly<Record<SheetName, Bilingual>> = {
  flat: {en: 'Flat', fr: 'À plat'},
  stretched: {en: 'Stretched', fr: 'Étiré'},
};

/** The result of the check: the measured length, the printed one, and whether they agree. */
function checkSentence(calibration: Calibration, language: Language): string {
  const measuredCm = checkedCm(calibration);
  const deviation = deviationPercent(calibration);
  if (measuredCm === undefined || deviation === undefined) {
    return {
      en: 'No scale yet: type the known length and confirm it.',
      fr: 'Pas encore d’échelle : saisissez la cote connue et validez-la.',
    }[language];
  }
  const measured = metres(measuredCm, language);
  const paper = metres(written.upCm, language);
  if (isWithinTolerance(calibration)) {
    return {
      en: `Check: ${measured} measured, ${paper} on the paper. The scale is right.`,
      fr: `Contrôle : la mesure donne ${measured}, le papier ${paper}. L’échelle est bonne.`,
    }[language];
  }
  const {percent: mostPercent} = facts.calibrationTolerance;
  // At least a tenth above the limit, so that rounding never shows a deviation that would be
  // allowed.
  const off = percent(Math.max(deviation, mostPercent + 0.1), language);
  const limit = percent(mostPercent, language);
  const isPlaced = isOnEnds(calibration) && calibration.knownCm === written.acrossCm;
  return isPlaced
    ? {
        en: `Check: ${measured} measured, ${paper} on the paper. ${off} off, beyond the ${limit} allowed: the scan is stretched.`,
        fr: `Contrôle : la mesure donne ${measured}, le papier ${paper}. ${off} d’écart, soit plus de ${limit} : le scan est étiré.`,
      }[language]
    : {
        en: `Check: ${measured} measured, ${paper} on the paper. ${off} off: check the markers and the known length.`,
        fr: `Contrôle : la mesure donne ${measured}, le papier ${paper}. ${off} d’écart : revoyez les repères et la cote connue.`,
      }[language];
}

/** A short form of the check, appended to the sentence about a moving marker. */
function checkAside(calibration: Calibration, language: Language): string {
  const measured = metres(checkedCm(calibration) ?? 0, language);
  const paper = metres(written.upCm, language);
  return isWithinTolerance(calibration)
    ? {
        en: `Check: ${measured}, the scale is right.`,
        fr: `Contrôle : ${measured}, l’échelle est bonne.`,
      }[language]
    : {
        en: `Check: ${measured} instead of ${paper}.`,
        fr: `Contrôle : ${measured} au lieu de ${paper}.`,
      }[language];
}

/** The side of a grid square, in words. */
function squareWords(scale: number, language: Language): string {
  const sideCm = squareCm(scale);
  if (sideCm === 100) return {en: 'one metre', fr: 'un mètre'}[language];
  return {en: `${sideCm / 100} metres`, fr: `${sideCm / 100} mètres`}[language];
}

/** The current situation on the sheet. */
export function describe(calibration: Calibration, language: Language): string {
  const scale = scaleOf(calibration);
  if (calibration.knownCm !== undefined && scale !== undefined) {
    const known = metres(calibration.knownCm, language);
    const square = squareWords(scale, language);
    return {
      en: `The markers are ${known} apart: each grid square measures ${square}.`,
      fr: `Il y a ${known} entre les repères : chaque carreau de la grille mesure ${square}.`,
    }[language];
  }
  return isOnEnds(calibration)
    ? {
        en: 'Both markers are at the ends of the façade. Type its length: 8 m.',
        fr: 'Les deux repères sont aux bouts de la façade. Saisissez sa longueur : 8 m.',
      }[language]
    : {
        en: 'Put the two markers at the ends of the bottom façade.',
        fr: 'Placez les deux repères aux bouts de la façade du bas.',
      }[language];
}

/** What is wrong with the typed length, and what to type instead. */
function sayFault({fault, text}: Interaction, language: Language): string {
  if (fault === 'notALength') return notALength(written.acrossCm)[language];
  const {minCm, maxCm} = knownLimits;
  const [least, most] = [metres(minCm, language), metres(maxCm, language)];
  const length = meant(text);
  if (!length) {
    return {
      en: `Type a length between ${least} and ${most}.`,
      fr: `Saisissez une longueur comprise entre ${least} et ${most}.`,
    }[language];
  }
  const inMetres = metreNumber(length.lengthCm, language);
  return {
    en: `That is more than ${most}. If the measurement is in ${length.unitName.en}, type “${inMetres}” instead.`,
    fr: `Plus de ${most}\u202f? Si la mesure est en ${length.unitName.fr}, écrivez «\u00a0${inMetres}\u00a0».`,
  }[language];
}

/** Announces the transition between two states; `undefined` when there is nothing to say. */
export function announce(
  {document: before, interaction: interactionBefore}: ScaleState,
  after: ScaleState,
  language: Language,
): string | undefined {
  const {document, interaction} = after;
  if (interaction.fault) return sayFault(interaction, language);
  // Without a scale, the check has nothing to say about a moving marker.
  const canCheck = document.knownCm !== undefined || !interactionBefore.isChecking;
  const isAsked = document !== before || interaction.idle || !interactionBefore.isChecking;
  const isSameSheet = document.sheet === before.sheet;
  const hasMoved =
    (document.markers !== before.markers && isSameSheet) || interaction.idle === 'nudge';
  if (interaction.isChecking && canCheck && isAsked) {
    if (!hasMoved) return checkSentence(document, language);
    const check = (isOnEnds(document) ? checkSentence : checkAside)(document, language);
    return `${moveSentence(after, language)} ${check}`;
  }
  if (document.knownCm !== before.knownCm || interaction.idle === 'confirm') {
    return describe(document, language);
  }
  if (!isSameSheet) {
    return `${titled(words.sheet[language], sheetWords[document.sheet][language].toLowerCase(), language)}.`;
  }
  if (hasMoved) {
    return isOnEnds(document) ? describe(document, language) : moveSentence(after, language);
  }
  // The message of a fault is replaced by the current situation once the fault is gone.
  return interactionBefore.fault ? describe(document, language) : undefined;
}
