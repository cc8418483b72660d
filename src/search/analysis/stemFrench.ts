import {irregularStem} from './irregularStem';
import {ordinal} from './ordinals';

/** Suffixes, longest first, each with the number of letters that must remain without it. */
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
 * Folded singular nouns that must not share the stem of the word they resemble: clôture (fence) and
 * clôturer (to close), passe (in mot de passe, password) and passer (to go), pilotis (stilts) and
 * pilote (driver), échappée (headroom) and Échap (the Escape key), compte (account) and compter (to
 * count), espace (space) and espacer (to space out), plantation (planting) and planter (to crash),
 * application (app) and appliquer (to apply), partie (part) and partir (to leave), volée (flight of
 * stairs) and volé (stolen), allée (drive) and aller (to go), palier (landing) and pâle (pale),
 * données (data) and donner (to give), allège (sill) and alléger (to lighten), faîtage (ridge) and
 * fait (done), rosier (rose bush) and rose (the colour), pommier (apple tree) and pomme (the
 * Command key), reculement (length of stairs) and reculer (to walk backwards), tapis (rug) and
 * taper (to type), navigation (moving about) and navigateur (browser), cellier (larder) and "cell"
 * (phone).
 */
const ownStems = new Set(
  'allee allege apple application base cellier centre cloture compte courrier devi donnee echappee entree espace faitage garde gravier grillage mobilier navigation palier partie passe piloti plantation pommier raccourci reculement rosier tapi verre volee'.split(
    ' ',
  ),
);

/**
 * Folded nouns with a stem of their own, which the suffix rules would merge with a verb or another
 * noun: coup (« d’un coup », at once) and couper (to cut); téléphone and téléphoner (to call). Only
 * the plural is distinct of marches (steps; « ça marche » means that it works), plantes (plants;
 * « ça plante » means that it crashes) and pieds (feet, the unit; « plain-pied » is no length).
 * « raccourcit » is « raccourci » (shortcut) spelt by ear. All names of e-mail share one stem, so
 * that results do not depend on the name used.
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

/** Forms of verbs in -ager: their -age is not the noun suffix of « calibrage ». */
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
 * The stem of a folded French word, which its inflections share: plural, feminine, the endings of
 * verbs in -er and -ir, and the nouns derived from them (calibrer, calibrez, calibrage).
 */
export function stemFrench(surface: string): string {
  const spelt = ordinal(surface, 'fr');
  if (spelt) return stemFrench(spelt);
  // « R+2 » and « R+1 » both ask about upper storeys.
  if (/^r\+[1-9]$/.test(surface)) return 'r+1';
  if (surface.length < 4 || /\d/.test(surface)) return surface;
  const known = nouns.get(surface) ?? irregularStem(surface);
  if (known) return known;
  const one = singular(surface);
  if (ownStems.has(one)) return one;
  let stem = withoutSuffix(one);
  if (stem.length > 3 && stem.endsWith('e')) stem = stem.slice(0, -1);
  if (stem.length > 3 && stem.endsWith('i')) stem = stem.slice(0, -1);
  // Nouns derived from verbs in -quer are spelt with a c: dupliquer, duplication.
  if (stem.length > 5 && stem.endsWith('qu')) stem = `${stem.slice(0, -2)}c`;
  // The ending determines whether a letter is doubled: sélection, sélectionner.
  return stem.length > 4 ? stem.replace(/([a-z])\1$/, '$1') : stem;
}
