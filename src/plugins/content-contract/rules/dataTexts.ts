import type {Rule} from '../Rule';
import {languageFaults} from '../texts/languageFaults';

const rule = 'dataTexts';

/** What is quoted from src/product and the glossary follows the typography and spelling of pages. */
export const dataTexts: Rule = {
  name: rule,
  check: ({dataTexts, isSpelt}) =>
    dataTexts.flatMap((text) =>
      languageFaults(text, isSpelt).map(({index, ...words}) => ({
        file: text.file,
        line: text.line,
        column: text.isVerbatim ? text.column + index : text.column,
        rule,
        ...words,
      })),
    ),
};
