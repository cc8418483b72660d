import type {FaultWords} from '../faults/FaultWords';
import {faultAt} from '../faults/faultAt';
import {blocksOf} from '../prose/blocksOf';
import {pageRule} from '../Rule';

/** What may precede the action in a step: where, with what, after what. */
const opening =
  '(?:(?:Dans|Sur|Sous|Avec|Depuis|À|Au|En)(?!\\p{L})[^,]*,\\s+|(?:Puis|Ensuite|Enfin),?\\s+|Facultatif\\s*:\\s+)?';
const refusal = "(?:[Nn]e\\s+(?:pas|plus|jamais|rien)\\s+)?(?:[Ss]e\\s+|[Ss][’'])?";
/**
 * Few words in -re are infinitives: « Contre » and « Autre » are not, nor are « Ouvre » and
 * « Retire ».
 */
const infinitive = '\\p{L}+(?:er|ir|dre|ivre|ttre|(?:[udlrf]|(?<=f|tr)a)ire|oire)(?!\\p{L})';
const nouns = '(?!(?:premier|dernier|clavier|papier|fichier|dossier|panier|hier)(?!\\p{L}))';

const pattern = new RegExp(`^${opening}(${refusal}${nouns}${infinitive})`, 'iu');

/** « Vous cliquez » describes what happens instead of saying what to do. */
const statement = new RegExp(
  `^${opening}(vous\\s+((?!pouvez|devez|voulez|avez)\\p{L}+ez))(?!\\p{L})`,
  'iu',
);

/** “You click” describes what happens instead of saying what to do. */
const englishStatement =
  /^(?:(?:In|On|Under|With|From|At)(?!\p{L})[^,]*,\s+|(?:Then|Next|Finally),?\s+|Optional:\s+)?(you\s+(?!can|may|must|need|want|have|will need)(\p{L}+))(?!\p{L})/iu;

function englishWords(text: string): FaultWords | null {
  const [, said, verb] = englishStatement.exec(text) ?? [];
  return said && verb
    ? {
        what: `The step says “${said}”: it tells what happens, not what to do.`,
        remedy: `Write the imperative: “${verb.charAt(0).toUpperCase()}${verb.slice(1)}”.`,
      }
    : null;
}

/** Infinitive endings and the matching imperative endings. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/er$/, 'ez'],
  [/(?<=[vf]r|[tv]en|[aeo][rn]t|serv|cour|cueill)ir$/, 'ez'],
  [/(?<!o)ir$/, 'issez'],
  [/(?<=ett)re$/, 'ez'],
  [/(?<=ai)re$/, 'tes'],
];

/** Other verbs, and those that something precedes, get an example instead. */
function imperativeOf(verb: string): string {
  const [ending, ours = ''] = endings.find(([pattern]) => pattern.test(verb)) ?? [];
  return ending && /^\p{L}+$/u.test(verb) ? verb.replace(ending, ours) : 'Choisissez';
}

function frenchWords(text: string): FaultWords | null {
  const verb = pattern.exec(text)?.[1];
  const [, said, stated] = statement.exec(text) ?? [];
  const imperative = verb ? imperativeOf(verb) : stated;
  return imperative
    ? {
        what: verb
          ? `The step says « ${verb} », in the infinitive.`
          : `The step says « ${said} »: it tells what happens, not what to do.`,
        remedy: `Write the imperative: « ${imperative} ».`,
      }
    : null;
}

/** The steps of a procedure are in the imperative. */
export const imperativeSteps = pageRule('imperativeSteps', (page) => {
  const wordsOf = {en: englishWords, fr: frenchWords}[page.locale];
  return blocksOf(page)
    .filter(({kind}) => kind === 'step')
    .flatMap(({node, text}) => {
      const words = wordsOf(text);
      return words ? [faultAt(page, node, words)] : [];
    });
});
