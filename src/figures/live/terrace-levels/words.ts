import {facts} from '../../../product/facts';
import {labels} from '../../../product/labels';
import type {Bilingual, Language} from '../../../product/language';
import {centimetreRange, centimetres, metres} from '../../views/words';
import {titled} from '../core/titled';
import {
  type Field,
  type Garden,
  type GardenState,
  isSurface,
  supports,
  unsupportedCm,
} from './model';
import {fights, fromBelow, type SurfaceName, shownOf, surfaceNames} from './surfaces';

export const words = {
  title: {en: 'Set the levels of a garden', fr: 'Régler les niveaux d’un jardin'},
  intro: {
    en: 'Raise and lower the surfaces: the highest covers the others, and the railing needs one to stand on.',
    fr: 'Montez et descendez les surfaces : la plus haute recouvre les autres, et le garde-corps doit reposer sur l’une d’elles.',
  },
  help: {
    en: 'In the section, drag the round handles up or down; drag the railing to the left or right. With the keyboard, use the sliders instead.',
    fr: 'Dans la coupe, faites glisser les poignées rondes vers le haut ou le bas, et le garde-corps vers la gauche ou la droite. Au clavier, chaque curseur fait de même.',
  },
  drawingName: {
    en: 'Plan of the garden and, under it, a section through the terrace, with heights exaggerated',
    fr: 'Plan du jardin et, dessous, coupe sur la terrasse, hauteurs agrandies',
  },
  section: {en: 'Section: heights exaggerated', fr: 'Coupe : niveaux agrandis'},
  indoors: {en: 'floor inside: 0', fr: 'sol intérieur : 0'},
  nothing: {en: 'air', fr: 'vide'},
  railing: {
    en: 'Railing: distance from the left edge',
    fr: 'Garde-corps : distance au bord gauche',
  },
  gap: {en: 'Path above the lawn', fr: 'Allée au-dessus de la pelouse'},
} as const;

export const surfaceWords: Readonly<Record<SurfaceName, Bilingual>> = {
  lawn: {en: 'Lawn', fr: 'Pelouse'},
  path: {en: 'Path', fr: 'Allée'},
  terrace: {en: 'Terrace', fr: 'Terrasse'},
};

/** `Niveau : pelouse`; the railing has a position instead of a level. */
export const fieldWords = (field: Field, language: Language): string =>
  isSurface(field)
    ? titled(labels.level[language], surfaceWords[field][language].toLowerCase(), language)
    : words.railing[language];

const list = (names: readonly SurfaceName[], language: Language): string =>
  names.map((name) => surfaceWords[name][language].toLowerCase()).join(', ');

/** Which surface covers which, or which two are at the same level. */
function stackSentence({levels}: Garden, language: Language): string {
  const found = fights(levels);
  const [fight] = found;
  if (fight) {
    const names = [...new Set(found.flatMap((one) => one.names))].map((name) =>
      surfaceWords[name][language].toLowerCase(),
    );
    const together = new Intl.ListFormat({en: 'en-GB', fr: 'fr'}[language]).format(names);
    const level = centimetres(levels[fight.names[0]], language);
    return {
      en: `At the same level, ${level}, ${together} flicker in 3D.`,
      fr: `Même niveau, ${level} : ${together} scintillent en 3D.`,
    }[language];
  }
  const covered = surfaceNames.filter((name) => shownOf(levels, name).length === 0);
  if (covered.length > 0) {
    return {
      en: `Covered by a higher surface: ${list(covered, 'en')}.`,
      fr: `Sous une surface plus haute : ${list(covered, 'fr')}.`,
    }[language];
  }
  return {
    en: `From the bottom up: ${list(fromBelow(levels), 'en')}. All of them are visible.`,
    fr: `De bas en haut : ${list(fromBelow(levels), 'fr')}. Chacune se voit.`,
  }[language];
}

/** What supports the railing, or how much of it has no support. */
function railingSentence(garden: Garden, language: Language): string {
  const missing = unsupportedCm(garden);
  if (missing > 0) {
    const length = metres(missing, language);
    return {
      en: `The railing has nothing under ${length} of its length, so it does not appear.`,
      fr: `Rien ne porte le garde-corps sur ${length} : il n’apparaît pas.`,
    }[language];
  }
  const carriers = [...new Set(supports(garden).map(({name}) => name))];
  return {
    en: `The railing stands on: ${list(carriers, 'en')}.`,
    fr: `Le garde-corps tient. Dessous : ${list(carriers, 'fr')}.`,
  }[language];
}

/**
 * Whether the railing is supported, in few words, since it follows a sentence about the surfaces.
 */
const railingWord = (garden: Garden, language: Language): string =>
  unsupportedCm(garden) > 0
    ? {en: 'The railing has no support.', fr: 'Garde-corps sans support.'}[language]
    : {en: 'The railing is supported.', fr: 'Le garde-corps tient.'}[language];

export const describe = (garden: Garden, language: Language): string =>
  `${stackSentence(garden, language)} ${railingWord(garden, language)}`;

/** Announces the transition between two states; `undefined` when there is nothing to say. */
export function announce(
  {document: before}: GardenState,
  {document}: GardenState,
  language: Language,
): string | undefined {
  if (document.railingCm !== before.railingCm) return railingSentence(document, language);
  const changed = surfaceNames.find((name) => document.levels[name] !== before.levels[name]);
  if (!changed) return undefined;
  const level = centimetres(document.levels[changed], language);
  const said = `${titled(surfaceWords[changed][language], level, language)}.`;
  const isNews = railingSentence(document, language) !== railingSentence(before, language);
  return `${said} ${isNews ? describe(document, language) : stackSentence(document, language)}`;
}

/** Recommended height of each surface above the one below: `1 à 2 cm`. */
export const advisedGap = (language: Language): string =>
  centimetreRange(facts.surfaceOffset, language);
