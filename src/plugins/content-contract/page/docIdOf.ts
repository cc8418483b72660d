import {withoutOrder} from './withoutOrder';

/**
 * The id by which a menu refers to a page.
 *
 * @param path inside its edition: `faq/index.mdx` gives `faq/index`
 */
export function docIdOf(path: string): string {
  return path
    .replace(/\.mdx?$/, '')
    .split('/')
    .map(withoutOrder)
    .join('/');
}
