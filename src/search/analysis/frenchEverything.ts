const all = /^tou[ts]e?s?$/;
/** What is done to all or happened to it, and of what: « tout déplacer », « tout a tourné », « tous les murs ». */
const counted = /(?:er|ir|re)$|^(?:a|cela|ces?|cet|d|d[eu]s?|en|l|l[ae]s?|un|une)$/;

/**
 * Whether a sentence begins by saying that it is about everything, and of nothing in particular:
 * « tout fige », « tout mon travail a disparu ».
 */
export function saysEverything([first = '', next]: readonly string[]): boolean {
  return next !== undefined && all.test(first) && !counted.test(next);
}
