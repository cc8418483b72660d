import {addressOf, targetOf} from '../../src/plugins/content-contract/page/addressOf';

/**
 * Why the page of a section cannot move, and what to do; undefined when it can, or is not the page
 * of a section.
 *
 * @param paths of all pages inside the edition
 * @param from the page to move
 * @param to its new path
 */
export function sectionFault(
  paths: ReadonlySet<string>,
  from: string,
  to: string,
): string | undefined {
  const folder = `${addressOf(from)}/`;
  const staysInside = `${addressOf(to)}/`.startsWith(folder);
  if (!from.endsWith('/index.mdx') || staysInside) {
    return undefined;
  }
  const left = [...paths].map(addressOf).filter((one) => one.startsWith(folder));
  const moves = left.map((one) => {
    const name = one.slice(folder.length);
    return `npm run move -- ${one.slice(1)} ${addressOf(to).slice(1)}/${name}`;
  });
  return left.length > 0
    ? `${folder} is the page of a section: it would move to ${targetOf(to)}, but ${left.join(', ')} would stay behind. Move them first:\n${moves.join('\n')}`
    : undefined;
}
