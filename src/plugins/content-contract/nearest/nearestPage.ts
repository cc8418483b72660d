import {nearestFile} from './nearestFile';

/**
 * The page that a misspelt name most likely means, in the form that commands accept.
 *
 * @param paths of the pages inside their edition, such as `faq/index.mdx`
 */
export function nearestPage(name: string, paths: Iterable<string>): string | undefined {
  return nearestFile(name, paths)?.replace(/\.mdx$/, '');
}
