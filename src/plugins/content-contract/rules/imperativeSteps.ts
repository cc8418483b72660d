import {faultAt} from '../faultAt';
import {blocksOf} from '../prose/blocksOf';
import {pageRule} from '../Rule';

/** What a step may say before its action: where, with what, after what. */
const opening =
  '(?:(?:Dans|Sur|Sous|Avec|Depuis|À|Au|En)(?!\\p{L})[^,]*,\\s+|(?:Puis|Ensuite|Enfin),?\\s+|Facultatif\\s*:\\s+)?';
const refusal = "(?:[Nn]e\\s+(?:pas|plus|jamais|rien)\\s+)?(?:[Ss]e\\s+|[Ss][’'])?";
/** Of the words in -re, few are verbs: not « Entre », « Contre », « Autre ». */
const infinitive = '\\p{L}+(?:er|ir|[dv]re|ttre|ire|indre|oire)(?!\\p{L})';
const nouns = '(?!(?:premier|dernier|clavier|papier|fichier|dossier|panier|hier)(?!\\p{L}))';

const pattern = new RegExp(`^${opening}(${refusal}${nouns}${infinitive})`, 'iu');

/** Verbs in -er all have it in -ez; for others an example must do. */
function imperativeOf(verb: string): string {
  return /^\p{L}+er$/u.test(verb) ? verb.replace(/er$/, 'ez') : 'Choisissez';
}

/** In French, the steps of a procedure speak to the reader, in the imperative. */
export const imperativeSteps = pageRule('imperativeSteps', (page) =>
  page.locale !== 'fr'
    ? []
    : blocksOf(page)
        .filter(({kind}) => kind === 'step')
        .flatMap(({node, text}) => {
          const verb = pattern.exec(text)?.[1];
          return verb === undefined
            ? []
            : [
                faultAt(page, node, {
                  what: `The step says « ${verb} », in the infinitive.`,
                  remedy: `Write the imperative: « ${imperativeOf(verb)} ».`,
                }),
              ];
        }),
);
