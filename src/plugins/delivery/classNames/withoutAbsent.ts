import type {SiteFeatures} from '../bundler/absentParts';

/** The site features that decide which classes can occur. */
export type NamedParts = Pick<
  SiteFeatures,
  | 'hasAnnouncement'
  | 'hasDocCards'
  | 'hasDocFooter'
  | 'hasHiddenDocs'
  | 'hasTags'
  | 'hasVersionBadge'
>;

/** The source lines with the class names of each optional part. */
const lines: Readonly<Record<keyof NamedParts, RegExp>> = {
  hasAnnouncement: /^\s*announcementBar: \{[^}]*\},\n/gm,
  hasDocCards: /^\s*docCard: \{[^}]*\},\n/gm,
  hasDocFooter: /^\s*docFooter\w*: '[^']*',.*\n/gm,
  hasHiddenDocs: /^\s*(?:unlisted|draft)Banner: '[^']*',.*\n/gm,
  hasTags: /^\s*docsTag\w+: '[^']*',.*\n/gm,
  hasVersionBadge: /^\s*docVersionBadge: '[^']*',.*\n/gm,
};

/**
 * Removes from the list of Docusaurus's class names those of the blog, which this site cannot have,
 * and of parts that none of its pages shows: every page downloads the list.
 *
 * @param source of `ThemeClassNames` in `@docusaurus/theme-common`
 */
export function withoutAbsent(source: string, parts: NamedParts): string {
  const absent = Object.entries(lines).filter(([part]) => !parts[part as keyof NamedParts]);
  const blog = /^\s*blog\w+: '[^']*',.*\n/gm;
  return [blog, ...absent.map(([, lines]) => lines)].reduce(
    (stripped, lines) => stripped.replace(lines, ''),
    source,
  );
}
