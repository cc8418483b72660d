import type {CheerioAPI} from 'cheerio';
import {cleanText} from './cleanText';

const blocks = 'p, li, td, th, dt, dd, h1, h2, h3, h4, figcaption, summary';

/**
 * Brings no-break spaces back into texts of a page: the plugin reads them as plain ones, and an
 * excerpt would break a line before a colon or between a number and its unit.
 *
 * @param $ the built page
 * @returns does so in a text of that page; words that it does not have stay as they are
 */
export function restoreSpaces($: CheerioAPI): (text: string) => string {
  const held = new Set(
    $('article')
      .find(blocks)
      .get()
      .flatMap((block) => cleanText($(block).text()).match(/[^ ]*[\u00a0\u202f][^ ]*/g) ?? []),
  );
  // What stands alone may be a part of what is longer.
  const longestFirst = [...held]
    .sort((a, b) => b.length - a.length)
    .map((words) => ({plain: words.replace(/[\u00a0\u202f]/g, ' '), words}));
  return (text) =>
    longestFirst
      .reduce(
        (rest, {plain, words}) => rest.replaceAll(` ${plain} `, () => ` ${words} `),
        ` ${text} `,
      )
      .slice(1, -1);
}
