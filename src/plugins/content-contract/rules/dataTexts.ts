import type {ContentSite} from '../ContentSite';
import {languageNames} from '../languageNames';
import {siteRule} from '../Rule';
import {languageFaults} from '../texts/languageFaults';
import type {LanguageText} from '../texts/languageTexts';
import type {TextFault} from '../texts/TextFault';

function faultsIn(said: LanguageText, isSpelt: ContentSite['isSpelt']): readonly TextFault[] {
  if (said.text.trim() === '') {
    const remedy = `Write it in ${languageNames[said.locale]}.`;
    return [{index: 0, what: 'The text is empty: readers find nothing there.', remedy}];
  }
  return languageFaults(said, isSpelt);
}

/**
 * The texts quoted from src/product and the glossary are not empty and follow the typography and
 * spelling rules of pages.
 */
export const dataTexts = siteRule('dataTexts', ({dataTexts, isSpelt}) =>
  dataTexts.flatMap((text) =>
    faultsIn(text, isSpelt).map(({index, ...words}) => ({
      file: text.file,
      line: text.line,
      column: text.isVerbatim ? text.column + index : text.column,
      ...words,
    })),
  ),
);
