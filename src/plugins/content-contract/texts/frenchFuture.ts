/** What precedes -ra and -ront in the future tense: an infinitive, or nearly. */
const stem = '(?:e|i|[nru]d|v|tt|ît|mp|r|u)';

/** Endings in -rez that exclude verbs in the present: « retirez », « mesurez », « restaurez ». */
const secondPersonEnds = [
  'erez pourrez courrez mourrez devrez cevrez verrez suivrez vivrez voudrez vaudrez',
  'tiendrez viendrez rendrez vendrez tendrez aîtrez ettrez direz rirez uirez croirez',
  'boirez nirez choisirez saisirez réussirez agrandirez blirez plirez partirez sortirez',
  'sentirez servirez ouvrirez',
].flatMap((line) => line.split(' '));
/** Whole words, because « mesurez » and « délirez » end the same way. */
const secondPersonWords = ['aurez', 'saurez', 'irez', 'lirez', 'relirez', 'élirez'];

const names = '(?!(?:Perez)(?!\\p{L}))';
const otherWords =
  '(?!(?:camera|cetera|caetera|gerbera|sierra|terra|caldera|riviera|libera|opera)(?!\\p{L}))';

const withCapital = (text: string) => text.replace(/^./u, (letter) => letter.toUpperCase());
const oneOf = (texts: readonly string[]) => `(?:${texts.join('|')})`;

/**
 * Pattern source for the usual French futures, as whole words; capitalised too where no name ends
 * like that: « Sera-t-il », but not Canberra. Apply without the flag `i`.
 */
export const frenchFuture = oneOf([
  `${otherWords}\\p{Ll}*${stem}(?:ra|ront)`,
  `\\p{Lu}\\p{Ll}*${stem}(?:ront|ra(?=-t-))`,
  `I(?:ront|ra(?=-t-))`,
  `${names}\\p{Lu}?\\p{Ll}*${oneOf(secondPersonEnds)}`,
  ...[...secondPersonEnds, ...secondPersonWords].map(withCapital),
  ...secondPersonWords,
]);
