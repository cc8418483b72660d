import {irregularStem} from './irregularStem';
import {ordinal} from './ordinals';

/** Suffixes of inflection, longest first, each with the letters that must remain before it. */
const suffixes: readonly (readonly [suffix: string, minBaseLength: number])[] = [
  ['issements', 4],
  ['issement', 4],
  ['issaient', 4],
  ['ations', 4],
  ['itions', 5],
  ['ateurs', 5],
  ['issant', 4],
  ['issent', 4],
  ['issait', 4],
  ['eraient', 4],
  ['ements', 4],
  ['ation', 4],
  ['ition', 5],
  ['ateur', 5],
  ['ement', 4],
  ['issez', 4],
  ['antes', 5],
  ['aient', 4],
  ['erais', 4],
  ['erait', 4],
  ['erons', 4],
  ['eront', 4],
  ['euses', 4],
  ['ages', 4],
  ['erai', 4],
  ['eras', 4],
  ['erez', 4],
  ['ante', 5],
  ['ants', 5],
  ['euse', 4],
  ['age', 4],
  ['era', 4],
  ['ant', 5],
  ['ait', 3],
  ['ent', 3],
  ['ees', 3],
  ['iez', 3],
  ['ee', 3],
  ['er', 3],
  ['ez', 3],
  ['ir', 4],
  ['is', 5],
  ['it', 5],
];

function singular(word: string): string {
  if (word.length < 4) return word;
  if (/(eau|eu|ou)x$/.test(word)) return word.slice(0, -1);
  if (word.endsWith('aux')) return `${word.slice(0, -3)}al`;
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/**
 * Nouns, folded and singular, that are no part of the word they look like: a fence is not to close
 * (clôturer), the word of a password (mot de passe) is not to go (passer), stilts (pilotis) are no
 * driver (pilote), headroom (échappée) is no key (Échap), an account is not to count (compter),
 * a space is not to set apart (espacer), what is planted does not crash (planter), an app
 * (application) is not to apply (appliquer), a part (partie) is not to leave (partir), a flight of
 * stairs (volée) is not stolen (volé), a drive (allée) is not to go (aller), a landing (palier) is
 * not pale (pâle), data (données) are not to give (donner), a sill (allège) is not to lighten
 * (alléger), a ridge (faîtage) is not done (fait), a rose bush (rosier) is no colour (rose), an
 * apple tree (pommier) is no key (touche pomme), the length of stairs (reculement) is not to walk
 * backwards (reculer), a rug (tapis) is not to type (taper), to move about
 * (navigation) is no browser (navigateur), a larder (cellier) is no phone (« cell »).
 */
const ownStems = new Set(
  'allee allege apple application base cellier centre cloture compte courrier devi donnee echappee entree espace faitage garde gravier grillage mobilier navigation palier partie passe piloti plantation pommier raccourci reculement rosier tapi verre volee'.split(
    ' ',
  ),
);

/**
 * Nouns, folded, that would be a verb: « d’un coup » is not to cut (couper), and of what plants and
 * crashes alike (plante), several grow in the garden. A phone (téléphone) is not to call (téléphoner).
 * Several steps (marches) are those of stairs; what works, or does not (marche), is one.
 * Feet (pieds) measure, where « plain-pied » does not, and « raccourcit » is a shortcut spelt by ear.
 * An e-mail has three names, and is one thing: what readers ask of it must not depend on the name.
 */
const nouns = new Map([
  ['coup', 'coup#'],
  ...['mail', 'mails', 'courriel', 'courriels'].map((name) => [name, 'email'] as const),
  ['coups', 'coup#'],
  ['marches', 'marche#'],
  ['plantes', 'plante#'],
  ['pieds', 'pied#'],
  ['raccourcit', 'raccourci'],
  ['telephone', 'telephone#'],
  ['telephones', 'telephone#'],
]);

/** Verbs in -ager: their « age » is no ending of a noun, as in calibrage. */
const inAger = /^(?:amen|men|part)age$/;

function withoutSuffix(word: string): string {
  if (inAger.test(word)) return word.slice(0, -1);
  const found = suffixes.find(
    ([suffix, minBaseLength]) =>
      word.endsWith(suffix) && word.length - suffix.length >= minBaseLength,
  );
  return found ? word.slice(0, -found[0].length) : word;
}

/**
 * What the inflections of a folded French word have in common: plural, feminine, the endings of
 * verbs in -er and -ir, and the nouns made from them (calibrer, calibrez, calibrage).
 */
export function stemFrench(surface: string): string {
  const spelt = ordinal(surface, 'fr');
  if (spelt) return stemFrench(spelt);
  // « R+2 » asks for storeys above the ground as « R+1 » does.
  if (/^r\+[1-9]$/.test(surface)) return 'r+1';
  if (surface.length < 4 || /\d/.test(surface)) return surface;
  const known = nouns.get(surface) ?? irregularStem(surface);
  if (known) return known;
  const one = singular(surface);
  if (ownStems.has(one)) return one;
  let stem = withoutSuffix(one);
  if (stem.length > 3 && stem.endsWith('e')) stem = stem.slice(0, -1);
  if (stem.length > 3 && stem.endsWith('i')) stem = stem.slice(0, -1);
  // The nouns of verbs in -quer write the sound with one letter: dupliquer, duplication.
  if (stem.length > 5 && stem.endsWith('qu')) stem = `${stem.slice(0, -2)}c`;
  // Doubled letters come and go with the ending: matériel, matérielle; sélection, sélectionner.
  return stem.length > 4 ? stem.replace(/([a-z])\1$/, '$1') : stem;
}
