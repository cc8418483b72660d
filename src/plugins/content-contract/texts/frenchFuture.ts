/** What forms in -ra and -ront have before these: a verb in the infinitive, or nearly. */
const stem = '(?:e|i|[nru]d|v|tt|ît|mp|r|u)';

/** Those in -rez that no present has: « retirez », « mesurez », « restaurez » are of today. */
const secondPerson = [
  '(?:fin|chois|réuss|agrand|rempl|ouvr|part|sort)irez',
  '(?<!\\p{L})(?:s?aurez|irez)',
  '(?:er|pourr|devr|cevr|voudr|verr|[tv]iendr|[pt]rendr|tendr|aîtr|ettr)ez',
];

const otherWords = '(?!(?:camera|cetera|caetera|gerbera|sierra)(?!\\p{L}))';

/**
 * The source of a pattern that finds the usual futures of French verbs, from the start of a word to
 * its end. Names such as Canberra are none, so it must be asked without the flag `i`.
 */
export const frenchFuture = `${otherWords}\\p{Ll}*(?:${stem}(?:ra|ront)|${secondPerson.join('|')})`;
