import {siteRule} from '../Rule';
import {languageFaults} from '../texts/languageFaults';

/** What is quoted from src/product and the glossary follows the typography and spelling of pages. */
export const dataTexts = siteRule('dataTexts', ({dataTexts, isSpelt}) =>
  dataTexts.flatMap((text) =>
    languageFaults(text, isSpelt).map(({index, ...words}) => ({
      file: text.file,
      line: text.line,
      column: text.isVerbatim ? text.column + index : text.column,
      ...words,
    })),
  ),
);
