import type {Locale} from '../../../site';

/** The avoided synonyms that are verbs. */
const verbs: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(['calibrate', 'log in', 'log out']),
  fr: new Set(['dégrouper', 'sauvegarder', 'calibrer', 'étalonner', 'désabonner', 'défaire']),
};

/** Verb forms that are other words too, which articles may use. */
const otherWords = new Set(['sauvegarde', 'sauvegardes', 'défaite', 'défaites', 'défait']);

/** Endings of the infinitive, imperative, present, imperfect and participles of verbs in -er. */
const endingsOfEr = 'er e es ons ez ent ais ait ions iez aient ant é ée és ées'.split(' ');
const endingsOfFaire = 'faire fais fait faites faisons font faisais faisait faisant faite'.split(
  ' ',
);

function frenchForms(verb: string): readonly string[] {
  return verb.endsWith('faire')
    ? endingsOfFaire.map((ending) => verb.slice(0, -'faire'.length) + ending)
    : endingsOfEr.map((ending) => verb.slice(0, -'er'.length) + ending);
}

/** A short verb doubles its last letter: log in, logged in. */
function englishForms(verb: string): readonly string[] {
  const [first = '', ...rest] = verb.split(' ');
  const stem = first.endsWith('e') ? first.slice(0, -1) : first + first.slice(-1);
  return [first, `${first}s`, `${stem}ed`, `${stem}ing`].map((form) => [form, ...rest].join(' '));
}

/**
 * The usual forms of a synonym that is a verb, including itself.
 *
 * @returns `null` when it is not a verb
 */
export function verbForms(synonym: string, locale: Locale): readonly string[] | null {
  if (!verbs[locale].has(synonym)) {
    return null;
  }
  const forms = locale === 'fr' ? frenchForms(synonym) : englishForms(synonym);
  return forms.filter((form) => !otherWords.has(form));
}
