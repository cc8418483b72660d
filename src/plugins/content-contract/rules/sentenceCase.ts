import {faultAt} from '../faultAt';
import {titlesOf} from '../page/titlesOf';
import {pageRule} from '../Rule';
import {properNames} from '../texts/properNames';

/** What may begin with a capital: the first word, and one behind a mark that ends or quotes. */
const later = /(?<=[\p{L}\p{N},’)][\s-])\p{L}[\p{L}’'-]*/gu;
const capitalised = /^\p{Lu}\p{Ll}/u;
/** Small words keep their letter in titles of either kind: the, and, with. */
const fewestLetters = 4;

/** English titles have a capital where a sentence has one, not at each word. */
export const sentenceCase = pageRule('sentenceCase', (page, {isSpelt, names}) => {
  if (page.locale !== 'en') {
    return [];
  }
  return titlesOf(page).flatMap(({text, where}) => {
    const words = [...text.matchAll(later)].map(([word]) => word);
    const telling = words.filter(({length}) => length >= fewestLetters);
    const isName = (word: string) => properNames.has(word) || !isSpelt(word.toLowerCase(), 'en');
    const raised = words.filter((word) => capitalised.test(word) && !isName(word));
    if (
      raised.every((word) => names.labels.en.includes(word)) ||
      !telling.every((word) => capitalised.test(word))
    ) {
      return [];
    }
    const lowered = text.replace(later, (word) =>
      raised.includes(word) ? word.toLowerCase() : word,
    );
    return [
      faultAt(page, where, {
        what: `The words of the title “${text}” begin with capitals.`,
        remedy: `Write “${lowered}”. A name keeps its capital: add it to src/plugins/content-contract/texts/properNames.ts.`,
      }),
    ];
  });
});
