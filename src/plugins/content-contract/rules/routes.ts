import {faultAt} from '../faultAt';
import {topOfFile} from '../page/FrontMatter';
import type {Page} from '../page/Page';
import type {Rule} from '../Rule';

const rule = 'routes';
const goodPath = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.mdx$/;

/**
 * The address Docusaurus gives a page, without its trailing slash: number prefixes go, and
 * `index`, `readme` or the name of the folder stand for the folder.
 */
function routeOf({path}: Page): string {
  const parts = path
    .replace(/\.mdx?$/, '')
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/^\d+\s*[-_.]+\s*(?=\D)/, ''));
  const [name, folder] = [parts.at(-1) ?? '', parts.at(-2)];
  const isIndex = name === 'index' || name === 'readme' || name === folder;
  return (isIndex ? parts.slice(0, -1) : parts).join('/');
}

/** Each page has an address of its own, written in small letters. */
export const routes: Rule = {
  name: rule,
  check({pages}) {
    const first = new Map<string, Page>();
    return pages.flatMap((page) => {
      const key = `${page.locale} ${page.version} ${routeOf(page)}`;
      const other = first.get(key);
      first.set(key, other ?? page);
      if (other) {
        return [
          faultAt(page, topOfFile, {
            rule,
            what: `The page has the same address as ${other.file}: /${routeOf(page)}.`,
            remedy: 'Rename one of the two files.',
          }),
        ];
      }
      return goodPath.test(page.path)
        ? []
        : [
            faultAt(page, topOfFile, {
              rule,
              what: `The name of the file does not make a good address: ${page.path}.`,
              remedy:
                'Use small letters without accents, digits and hyphens, and the ending .mdx: draw-walls.mdx.',
            }),
          ];
    });
  },
};
