import type {Locale} from '../../../site';
import {faultAt} from '../faultAt';
import {placeAt} from '../page/placeAt';
import {languageAt} from '../prose/languageAt';
import {maskedSource, proseOf} from '../prose/proseOf';
import {pageRule} from '../Rule';

const rule = 'bannedWords';

interface Ban {
  readonly pattern: RegExp;
  readonly remedy: string;
}

/** Words of a whole: letters and digits may not touch them. */
function word(source: string, remedy: string): Ban {
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${source})(?![\\p{L}\\p{N}])`, 'giu'),
    remedy,
  };
}

const bans: Readonly<Record<Locale, readonly Ban[]>> = {
  fr: [
    word('veuillez', 'Use the imperative: « Cliquez ».'),
    word(
      'simplement|facilement|il suffit d[e’]|tout simplement',
      'Remove it: what is easy for one is not for another.',
    ),
    word('merci de', 'Use the imperative.'),
    word('cliquez ici|cliquer ici', 'Name the page the link leads to.'),
    word('courriels?|mails?|mèls?', 'Write « e-mail ».'),
    word('drivers?', 'Write « pilote ».'),
    word('nous|notre|nos', 'Speak of the product by its name, of the reader as « vous ».'),
    word('on(?= \\p{L})|l’on', 'Write « vous », or name who acts.'),
    word('tu|ton|tes', 'Write « vous ».'),
    word('cliquez(?= (?:le|la|les|l’))', 'Write « cliquez sur ».'),
    word('appuyez(?= (?:la|le|les) touche)', 'Write « appuyez sur ».'),
    word('digital(?:e|es)?|digitaux', 'Write « numérique ».'),
    word('(?!opéra|opera|caméra)\\p{L}+(?:era|eront|erez)', 'Use the present tense.'),
  ],
  en: [
    word('please', 'Use the imperative.'),
    word('simply|easily|just', 'Remove it: what is easy for one is not for another.'),
    word('click here', 'Name the page the link leads to.'),
    word('we|our|us', 'Speak of the product by its name, of the reader as “you”.'),
    word('will(?! not be able)', 'Use the present tense.'),
    word('in order to', 'Write “to”.'),
    word('utili[sz]e', 'Write “use”.'),
  ],
};

/** Pages that quote what not to write. */
const pagesAboutWriting = ['template.mdx', 'syntax.mdx'];

/** The words of the style guide that pages do without; symptoms keep those of readers. */
export const bannedWords = pageRule(rule, (page) => {
  if (pagesAboutWriting.includes(page.path)) {
    return [];
  }
  const prose = proseOf(page).filter(({kind}) => kind !== 'keywords' && kind !== 'quotedWords');
  const language = languageAt(page);
  const masked = maskedSource(page.source, prose);
  return bans[page.locale].flatMap(({pattern, remedy}) =>
    [...masked.matchAll(pattern)]
      .filter(({index}) => language(index) === page.locale)
      .map((match) =>
        faultAt(page, placeAt(page.source, match.index), {
          rule,
          what: `“${match[0]}” is not used here.`,
          remedy,
        }),
      ),
  );
});
