import type {Locale} from '../../../site';
import {faultAt} from '../faults/faultAt';
import {placeAt} from '../faults/Place';
import {pagesForWriters} from '../pagesForWriters';
import {languageAt} from '../prose/languageAt';
import {maskedSource, proseOf} from '../prose/proseOf';
import {pageRule} from '../Rule';
import {
  familiarImperative,
  familiarPronouns,
  familiarVerb,
  mayBeThirdPerson,
} from '../texts/familiarFrench';
import {frenchFuture} from '../texts/frenchFuture';
import {wordsPattern} from '../texts/wordsPattern';

interface Ban {
  readonly pattern: RegExp;
  readonly remedy: string;
}

/** Bans a whole word: the pattern may not touch letters or digits. */
function word(source: string, remedy: string, flags = 'giu'): Ban {
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${source})(?![\\p{L}\\p{N}])`, flags),
    remedy,
  };
}

/** Bans literal phrases, with any kind of space between their words. */
function words(phrases: readonly string[], remedy: string): Ban {
  return word(phrases.map(wordsPattern).join('|'), remedy);
}

/** Excludes clicks « le long du mur », which are not on a thing. */
const clickedThing = `(?:le|la|les)(?!\\p{L})(?!\\s+(?:plus|moins|long)(?!\\p{L}))|l[’']`;

const bans: Readonly<Record<Locale, readonly Ban[]>> = {
  fr: [
    words(['veuillez'], 'Use the imperative: « Cliquez ».'),
    words(
      ['simplement', 'facilement', 'il suffit de'],
      'Remove it: what is easy for one reader is not easy for another.',
    ),
    word(
      `il\\s+suffit\\s+d(?=[’'])`,
      'Remove it: what is easy for one reader is not easy for another.',
    ),
    words(['merci de'], 'Use the imperative.'),
    words(['cliquez ici', 'cliquer ici'], 'Name the page the link leads to.'),
    word('courriels?|mails?|mèls?', 'Write « e-mail ».'),
    word('drivers?', 'Write « pilote ».'),
    words(['nous', 'notre', 'nos'], 'Call the product by its name, and the reader « vous ».'),
    word("on(?=\\s+\\p{L})|l[’']on", 'Write « vous », or name who acts.'),
    word(familiarPronouns, 'Write « vous ».'),
    word(familiarImperative, 'Write the imperative of « vous ».', 'gmu'),
    word(familiarVerb, 'Write the imperative of « vous ».', 'gu'),
    word(`cliquez(?=\\s+(?:${clickedThing}))`, 'Write « cliquez sur ».'),
    word('cliqu(?:ez|er)\\s+(?:droit|gauche)', 'Write « cliquez avec le bouton droit sur ».'),
    words(
      ['double cliquez', 'double cliquer', 'double clic'],
      'Write a hyphen: « double-cliquez ».',
    ),
    word('appuyez(?=\\s+(?:la|le|les)\\s+touche)', 'Write « appuyez sur ».'),
    word('digital(?:e|es)?|digitaux', 'Write « numérique ».'),
    word(frenchFuture, 'Use the present tense.', 'gu'),
  ],
  en: [
    words(['please'], 'Use the imperative.'),
    words(
      ['simply', 'easily', 'just'],
      'Remove it: what is easy for one reader is not easy for another.',
    ),
    words(['click here'], 'Name the page the link leads to.'),
    words(['we', 'our'], 'Call the product by its name, and the reader “you”.'),
    // `US` in capitals is the country: US sizes.
    word('[Uu]s', 'Call the product by its name, and the reader “you”.', 'gu'),
    word(
      "will(?!\\s+not\\s+be\\s+able)|won[’']t(?!\\s+be\\s+able)|\\p{L}+[’']ll",
      'Use the present tense.',
    ),
    words(['in order to'], 'Write “to”.'),
    word('utili[sz]e', 'Write “use”.'),
  ],
};

const bulletBefore = /^[ \t>]*[-*+][ \t]+[*_]*$/;

/** In a bulleted list, which is not a procedure, a verb that looks like « tu » may be « il ». */
function isDescription(source: string, index: number, found: string): boolean {
  const lineStart = source.lastIndexOf('\n', index - 1) + 1;
  return mayBeThirdPerson(found) && bulletBefore.test(source.slice(lineStart, index));
}

/** Words that the style guide forbids; symptoms are exempt, because they quote readers. */
export const bannedWords = pageRule('bannedWords', (page) => {
  // They quote what not to write.
  if (pagesForWriters.includes(page.path)) {
    return [];
  }
  const prose = proseOf(page).filter(({kind}) => kind !== 'keywords' && kind !== 'quotedWords');
  const language = languageAt(page);
  const masked = maskedSource(page.source, prose);
  return bans[page.locale].flatMap(({pattern, remedy}) =>
    [...masked.matchAll(pattern)]
      .filter(({index}) => language(index) === page.locale)
      .filter(({0: found, index}) => !isDescription(page.source, index, found))
      .map((match) =>
        faultAt(page, placeAt(page.source, match.index), {
          what: `“${match[0]}” is not used in pages.`,
          remedy,
        }),
      ),
  );
});
