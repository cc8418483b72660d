type FooterLink = Readonly<Record<string, unknown>>;

export interface FooterConfig {
  readonly links?: readonly FooterLink[];
  readonly logo?: object;
  readonly copyright?: string;
}

function isColumn(link: FooterLink): boolean {
  return 'items' in link || 'title' in link;
}

/**
 * What is wrong with the footer: its two forms mixed, or nothing in it.
 *
 * @param footer `themeConfig.footer`
 * @returns one sentence a fault: place, item, fault, remedy
 */
export function footerFaults({links = [], logo, copyright}: FooterConfig): string[] {
  if (links.length === 0 && !logo && !copyright) {
    return [
      'footer {}: an empty footer. Give it links, a logo or a copyright, or leave `footer` out.',
    ];
  }
  const columns = links.filter(isColumn);
  const stray = links.findIndex((link) => isColumn(link) !== isColumn(links[0] ?? {}));
  if (columns.length > 0 && stray >= 0) {
    return [
      `footer.links[${stray}] ${JSON.stringify(links[stray])}: columns and links are mixed. Write either columns ({title, items}) or a flat list of links.`,
    ];
  }
  return columns.flatMap((column, index) =>
    Array.isArray(column.items) && column.items.length > 0
      ? []
      : [
          `footer.links[${index}] ${JSON.stringify(column)}: a column without links. Give it "items" or remove it.`,
        ],
  );
}
