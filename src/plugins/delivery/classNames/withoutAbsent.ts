/** Kinds of pages that the site may have, as `SiteFeatures` tells. */
export interface NamedPages {
  readonly hasBlog: boolean;
  readonly hasDocCards: boolean;
}

/**
 * The module that names the classes of all that Docusaurus can make, without those of a blog and of
 * cards where no page has any: every page would load the list.
 *
 * @param source `ThemeClassNames` of `@docusaurus/theme-common`
 */
export function withoutAbsent(source: string, {hasBlog, hasDocCards}: NamedPages): string {
  const lean = hasBlog ? source : source.replace(/^\s*blog\w+: '[^']*',.*\n/gm, '');
  return hasDocCards ? lean : lean.replace(/^\s*docCard: \{[^}]*\},\n/m, '');
}
