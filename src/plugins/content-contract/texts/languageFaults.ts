import type {ContentSite} from '../ContentSite';
import {wordListOf} from '../spelling/spellingOf';
import {correctionsOf} from '../typography/Correction';
import {typographyOf} from '../typography/typographyOf';
import {findMisspellings} from './findMisspellings';
import type {LanguageText} from './languageTexts';
import type {TextFault} from './TextFault';

/**
 * Typography faults and misspelt words of a text outside pages.
 *
 * @param said its text may be masked at equal length
 */
export function languageFaults(
  {
    text,
    locale,
    offset,
    isVerbatim,
  }: Pick<LanguageText, 'text' | 'locale' | 'offset' | 'isVerbatim'>,
  isSpelt: ContentSite['isSpelt'],
): readonly TextFault[] {
  return [
    ...correctionsOf(text, typographyOf[locale]).map(
      ({what, remedy, startOffset, endOffset, ...edit}) => {
        const fix = {...edit, startOffset: offset + startOffset, endOffset: offset + endOffset};
        return {index: startOffset, what, remedy, ...(isVerbatim && {fix})};
      },
    ),
    ...findMisspellings(text, (word) => isSpelt(word, locale)).map(({index, text: word}) => ({
      index,
      what: `“${word}” is not in the dictionary.`,
      remedy: `Correct it, or add it to ${wordListOf(locale)}.`,
    })),
  ];
}
