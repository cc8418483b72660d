import type {SiteFeatures} from '../bundler/absentParts';

/** What of the site decides which classes can be met. */
export type NamedPages = Pick<SiteFeatures, 'hasDocCards' | 'hasTags'>;

/**
 * The module that names the classes of all that Docusaurus can make, without those of a blog, which
 * this site cannot have, and of cards and tags where no page has any: every page would load the
 * list.
 *
 * @param source `ThemeClassNames` of `@docusaurus/theme-common`
 */
export function withoutAbsent(source: string, {hasDocCards, hasTags}: NamedPages): string {
  const absent = [
    /^\s*blog\w+: '[^']*',.*\n/gm,
    ...(hasTags ? [] : [/^\s*docsTag\w+: '[^']*',.*\n/gm]),
    ...(hasDocCards ? [] : [/^\s*docCard: \{[^}]*\},\n/m]),
  ];
  return absent.reduce((lean, lines) => lean.replace(lines, ''), source);
}
