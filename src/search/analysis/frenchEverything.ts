const all = /^tou[ts]e?s?$/;
/**
 * Words after « tout » that make it meaningful: a verb (« tout déplacer », « tout a tourné ») or
 * the article of what is counted (« tous les murs »).
 */
const counted = /(?:er|ir|re)$|^(?:a|cela|ces?|cet|d|d[eu]s?|en|l|l[ae]s?|un|une)$/;

/**
 * Whether a text begins with a form of « tout » that only means everything, nothing in particular:
 * « tout fige », « tout mon travail a disparu ».
 */
export function saysEverything([first = '', next]: readonly string[]): boolean {
  return next !== undefined && all.test(first) && !counted.test(next);
}
