import {pageNameFrom} from './pageNameFrom';
import {withoutOrder} from './withoutOrder';

const goodPath = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.mdx$/;

/** The end of a name, with the one that another program has put behind it. */
const ending = /(?:\.mdx?)?\.[^./]*[ .]*$/i;

/** Whether the path of a page makes an address in small letters, which Docusaurus takes as it is. */
export function isGoodPath(path: string): boolean {
  return goodPath.test(path) && path.split('/').every((part) => withoutOrder(part) === part);
}

/**
 * The path a page is to have, as near to its own as can be: itself when it is good.
 *
 * @param path inside the edition
 * @returns nothing when no letter of a name can stay
 */
export function goodPathOf(path: string): string | undefined {
  const named = `${path.replace(ending, '').split('/').map(pageNameFrom).join('/')}.mdx`;
  return isGoodPath(named) ? named : undefined;
}
