import {localeNames} from '../../../site';
import {faultAt} from '../faults/faultAt';
import {placeAt} from '../faults/Place';
import {languageNames} from '../languageNames';
import {languageAt} from '../prose/languageAt';
import {maskCharacter, maskedSource, proseOf} from '../prose/proseOf';
import {pageRule} from '../Rule';
import {wordListOf} from '../spelling/spellingOf';
import {findKeys} from '../texts/findKeys';
import {findMisspellings} from '../texts/findMisspellings';

/** One or two may be names; more on a line are untranslated text. */
const fewestForeign = 3;

/** Reported by `strayMarkup`, and by `typography` for œ typed as two letters. */
const toldElsewhere: readonly RegExp[] = [
  // Bracketed addresses that did not become links, and package paths.
  /(?<=[([])(?:\.{0,2}\/|[^\s()[\]]*\.mdx)[^\s()[\]]*(?=[)\]])/g,
  /\[\[[^\]\n]*\]\]|[a-z]+:\/\/\S+/gi,
  // Tags with a space after `<`, HTML entities, kinds of callouts.
  /<[ \u00a0]+\/?[a-z][^<>\n]*>/gi,
  /(?<=&)\w+(?=;)/g,
  /(?<=^:{3,}[ \t]*)[\w-]+/gm,
  /\p{L}*oe(?:u|il)\p{L}*/giu,
];

/** Words are spelt as in the dictionary of their language. */
export const spelling = pageRule('spelling', (page, {isSpelt}) => {
  const prose = proseOf(page).filter(({kind}) => kind !== 'keywords');
  const language = languageAt(page);
  const texts = prose.filter(({kind}) => kind === 'text');
  const keys = findKeys(maskedSource(page.source, texts), page.locale);
  // `keysByHand` reports a key typed by hand, however it is spelt.
  const isKey = (index: number) =>
    keys.some((key) => key.index <= index && index < key.index + key.text.length);
  const isRight = (word: string, index: number) => {
    const locale = language(index);
    const isExample = locale !== page.locale;
    return isSpelt(word, locale) || (isExample && isSpelt(word, page.locale)) || isKey(index);
  };
  const hide = (told: string) => maskCharacter.repeat(told.length);
  const text = toldElsewhere.reduce(
    (shown, pattern) => shown.replace(pattern, hide),
    maskedSource(page.source, prose),
  );
  const found = findMisspellings(text, isRight).map((finding) => {
    const place = placeAt(page.source, finding.index);
    const foreign = localeNames.find((locale) => isSpelt(finding.text, locale));
    return {...finding, place, foreign};
  });
  return found.flatMap(({index, text, place, foreign}) => {
    const sameText = found.filter(
      (other) => foreign && other.foreign === foreign && other.place.line === place.line,
    );
    if (foreign && sameText.length >= fewestForeign) {
      const what = `This text is in ${languageNames[foreign]}.`;
      const remedy = `Write it in ${languageNames[language(index)]}.`;
      return sameText[0]?.index === index ? [faultAt(page, place, {what, remedy})] : [];
    }
    return [
      faultAt(page, place, {
        what: `“${text}” is not in the dictionary.`,
        remedy: `Correct it, or add it to ${wordListOf(language(index))}.`,
      }),
    ];
  });
});
