/** What forms in -ra and -ront have before these: a verb in the infinitive, or nearly. */
const stem = '(?:e|i|[nru]d|v|tt|ît|mp|r|u)';

/** Ends in -rez that no present has: « retirez », « mesurez », « restaurez » are of today. */
const secondPersonEnds = [
  'erez pourrez courrez mourrez devrez cevrez verrez suivrez vivrez voudrez vaudrez',
  'tiendrez viendrez rendrez vendrez tendrez aîtrez ettrez direz rirez uirez croirez',
  'boirez nirez choisirez saisirez réussirez agrandirez blirez plirez partirez sortirez',
  'sentirez servirez ouvrirez',
].flatMap((line) => line.split(' '));
/** Whole verbs: « mesurez » and « délirez » end as they do. */
const secondPersonWords = ['aurez', 'saurez', 'irez', 'lirez', 'relirez', 'élirez'];

const names = '(?!(?:Perez)(?!\\p{L}))';
const otherWords =
  '(?!(?:camera|cetera|caetera|gerbera|sierra|terra|caldera|riviera|libera|opera)(?!\\p{L}))';

const withCapital = (text: string) => text.replace(/^./u, (letter) => letter.toUpperCase());
const oneOf = (texts: readonly string[]) => `(?:${texts.join('|')})`;

/**
 * The source of a pattern that finds the usual futures of French verbs, from the start of a word to
 * its end, after a capital too where no name ends so: « Sera-t-il », but not Canberra. It must be
 * asked without the flag `i`.
 */
export const frenchFuture = oneOf([
  `${otherWords}\\p{Ll}*${stem}(?:ra|ront)`,
  `\\p{Lu}\\p{Ll}*${stem}(?:ront|ra(?=-t-))`,
  `I(?:ront|ra(?=-t-))`,
  `${names}\\p{Lu}?\\p{Ll}*${oneOf(secondPersonEnds)}`,
  ...[...secondPersonEnds, ...secondPersonWords].map(withCapital),
  ...secondPersonWords,
]);
