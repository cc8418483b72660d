import {addressOf} from '../../src/plugins/content-contract/page/addressOf';
import {versions} from '../../src/site';

const archived = versions.archived.map(({path}) => path).join('|');
const end = '(?:/index)?(?![\\w-]|/\\w)';

/** Ways to name a page: address, file, or sidebar id. */
function patternOf(path: string): RegExp {
  const name = addressOf(path).slice(1);
  if (name.includes('/')) {
    return new RegExp(`(?<!(?:/|version-)(?:${archived})/)(?<![\\w-])${name}${end}`);
  }
  // A single word is ambiguous: it counts as an address or a file only.
  const folder = '(?:[\\w./-]*/)?(?:docs|current|fr)/';
  const file = `(?:${folder})?${name}(?:/index)?\\.(?:mdx|html)`;
  return new RegExp(`(?<![\\w./-])(?:/(?:fr/)?${name}${end}|${file})`);
}

/**
 * The lines of a text, counted from 1, that name a page of the current version.
 *
 * @param path of the page inside its edition
 */
export function linesNaming(text: string, path: string): readonly number[] {
  const pattern = patternOf(path);
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
}
