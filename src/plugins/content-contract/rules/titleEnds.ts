import {faultAt} from '../faults/faultAt';
import {titlesOf} from '../page/titlesOf';
import {pageRule} from '../Rule';

const names: Readonly<Record<string, string>> = {
  '.': 'A full stop',
  ':': 'A colon',
  ',': 'A comma',
  ';': 'A semicolon',
};

/** A title is not a sentence and does not end like one; a question mark is allowed. */
export const titleEnds = pageRule('titleEnds', (page) =>
  titlesOf(page).flatMap(({text, where}) => {
    const mark = /(?<!\.|(?<!\p{L})etc)[.:,;]$/u.exec(text.trim())?.[0];
    return mark === undefined
      ? []
      : [
          faultAt(page, where, {
            what: `${names[mark]} ends the title “${text}”.`,
            remedy: 'Remove it.',
          }),
        ];
  }),
);
