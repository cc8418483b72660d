import {pageNameFrom} from './pageNameFrom';
import {withoutOrder} from './withoutOrder';

const goodPath = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.mdx$/;

/** The extension of a name, together with one that another program may have appended. */
const ending = /(?:\.mdx?)?\.[^./]*[ .]*$/i;

/** Whether the path of a page gives a lower-case address that Docusaurus uses unchanged. */
export function isGoodPath(path: string): boolean {
  return goodPath.test(path) && path.split('/').every((part) => withoutOrder(part) === part);
}

/**
 * A valid path for a page, as close to its own as possible; its own when that is valid.
 *
 * @param path inside the edition
 * @returns `undefined` when no letter of a name can be kept
 */
export function goodPathOf(path: string): string | undefined {
  const named = `${path.replace(ending, '').split('/').map(pageNameFrom).join('/')}.mdx`;
  return isGoodPath(named) ? named : undefined;
}
