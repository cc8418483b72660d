import type {Footer, FooterLinkItem} from '@docusaurus/theme-common';

export interface FooterColumn {
  /** Absent for the single column that a flat list makes. */
  readonly title?: string;
  readonly className?: string;
  readonly items: readonly FooterLinkItem[];
}

/**
 * The links of the footer as columns: those of the configuration, or one without a title for a flat
 * list. That the two forms are not mixed is checked when the site is built.
 */
export function footerColumns(links: Footer['links']): readonly FooterColumn[] {
  const isFlat = !links.some((link) => 'items' in link);
  if (isFlat) {
    return links.length > 0 ? [{items: links as FooterLinkItem[]}] : [];
  }
  return (links as Extract<Footer['links'][number], {items: unknown}>[]).map(
    ({title, className, items}) => ({title: title ?? undefined, className, items}),
  );
}
