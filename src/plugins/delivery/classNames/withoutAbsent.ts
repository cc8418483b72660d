import type {SiteFeatures} from '../bundler/absentParts';

/** What of the site decides which classes can be met. */
export type NamedParts = Pick<
  SiteFeatures,
  | 'hasAnnouncement'
  | 'hasDocCards'
  | 'hasDocFooter'
  | 'hasHiddenDocs'
  | 'hasTags'
  | 'hasVersionBadge'
>;

/** The lines that name the classes of each part which a site may be without. */
const lines: Readonly<Record<keyof NamedParts, RegExp>> = {
  hasAnnouncement: /^\s*announcementBar: \{[^}]*\},\n/gm,
  hasDocCards: /^\s*docCard: \{[^}]*\},\n/gm,
  hasDocFooter: /^\s*docFooter\w*: '[^']*',.*\n/gm,
  hasHiddenDocs: /^\s*(?:unlisted|draft)Banner: '[^']*',.*\n/gm,
  hasTags: /^\s*docsTag\w+: '[^']*',.*\n/gm,
  hasVersionBadge: /^\s*docVersionBadge: '[^']*',.*\n/gm,
};

/**
 * The module that names the classes of all that Docusaurus can make, without those of a blog, which
 * this site cannot have, and of parts that none of its pages shows: every page would load the list.
 *
 * @param source `ThemeClassNames` of `@docusaurus/theme-common`
 */
export function withoutAbsent(source: string, parts: NamedParts): string {
  const absent = Object.entries(lines).filter(([part]) => !parts[part as keyof NamedParts]);
  const blog = /^\s*blog\w+: '[^']*',.*\n/gm;
  return [blog, ...absent.map(([, lines]) => lines)].reduce(
    (lean, lines) => lean.replace(lines, ''),
    source,
  );
}
