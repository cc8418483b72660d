import type {Footer, FooterLinkItem} from '@docusaurus/theme-common';

export interface FooterColumn {
  /** Absent for the single column that a flat list makes. */
  readonly title?: string;
  readonly className?: string;
  readonly items: readonly FooterLinkItem[];
}

/**
 * The columns of the footer: those of the configuration, or a single one without a title for a flat
 * list. The build checks that the configuration does not mix the two forms.
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
