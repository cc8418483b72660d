import type {SiteFeatures} from '../absentParts';

/** What of the site decides which classes can be met. */
export type NamedPages = Pick<SiteFeatures, 'hasDocCards'>;

/**
 * The module that names the classes of all that Docusaurus can make, without those of a blog, which
 * this site cannot have, and of cards where no page has any: every page would load the list.
 *
 * @param source `ThemeClassNames` of `@docusaurus/theme-common`
 */
export function withoutAbsent(source: string, {hasDocCards}: NamedPages): string {
  const lean = source.replace(/^\s*blog\w+: '[^']*',.*\n/gm, '');
  return hasDocCards ? lean : lean.replace(/^\s*docCard: \{[^}]*\},\n/m, '');
}
