import {type GlossaryEntry, glossary} from '../../../glossary';
import type {Locale} from '../../../site';
import {faultAt} from '../faultAt';
import {placeAt} from '../page/placeAt';
import {languageAt} from '../prose/languageAt';
import {maskedSource, proseOf} from '../prose/proseOf';
import {pageRule} from '../Rule';

const rule = 'preferredTerms';

/**
 * The synonyms of src/glossary.ts that always mean the term. The others have a sense of their own
 * in some sentence (a bedroom is a room, a step is part of a stair), so that a machine cannot tell.
 */
export const avoidedSynonyms: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'exterior wall',
    'party wall',
    'pony wall',
    'guard rail',
    'guardrail',
    'banister',
    'crown molding',
    'matte',
    'glossy',
    'hotkey',
    'log in',
    'login',
    'log out',
    'logout',
    'video card',
    'drag and drop',
    'background image',
    'floor plan image',
    'calibrate',
    'calibration',
    'marquee',
    'lasso',
    'tool bar',
    '2D view',
    'top view',
    'pwd',
  ],
  fr: [
    'galandage',
    'rambarde',
    'balustrade',
    'garde-fou',
    'tapisserie',
    'palissade',
    'grillage',
    'quadrillage',
    'aimantation',
    'accrochage',
    'glisser-déposer',
    'superficie',
    'RDC',
    'HSP',
    'dégrouper',
    'défaire',
    'sauvegarder',
    'mdp',
    'calibrer',
    'étalonner',
    'calibrage',
    'cadre de sélection',
    'multisélection',
    'vue 2D',
    'fond de plan',
    'image d’arrière-plan',
    'carte vidéo',
    'hotkey',
    'login',
    'logout',
    'désabonner',
  ],
};

const entries: readonly GlossaryEntry[] = Object.values(glossary);

function termOf(synonym: string, locale: Locale): string {
  const entry = entries.find(({synonyms}) => synonyms[locale].includes(synonym));
  return entry?.[locale].term ?? '';
}

/** The synonym as a whole word, in the plural too, its spaces of any kind. */
function patternOf(synonym: string): RegExp {
  const words = synonym.replaceAll(' ', '[\\s\u00a0]+');
  return new RegExp(`(?<![\\p{L}\\p{N}-])${words}s?(?![\\p{L}\\p{N}-])`, 'giu');
}

/** A thing of the trade has one name in articles; its synonyms are for the search. */
export const preferredTerms = pageRule(rule, (page) => {
  const isOurs = ({kind}: {kind: string}) => kind !== 'keywords' && kind !== 'quotedWords';
  const masked = maskedSource(page.source, proseOf(page).filter(isOurs));
  const language = languageAt(page);
  return avoidedSynonyms[page.locale].flatMap((synonym) =>
    [...masked.matchAll(patternOf(synonym))]
      .filter(({index}) => language(index) === page.locale)
      .map((match) =>
        faultAt(page, placeAt(page.source, match.index), {
          rule,
          what: `“${match[0]}” has another name here.`,
          remedy: `Write “${termOf(synonym, page.locale)}”; keep the synonym for the keywords.`,
        }),
      ),
  );
});
