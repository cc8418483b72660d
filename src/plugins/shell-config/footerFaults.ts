type FooterLink = Readonly<Record<string, unknown>>;

export interface FooterConfig {
  /** As written; whether it is a list of links or of columns is checked here. */
  readonly links?: unknown;
  readonly logo?: object;
  readonly copyright?: string;
}

function isObject(value: unknown): value is FooterLink {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isColumn(link: FooterLink): boolean {
  return 'items' in link || 'title' in link;
}

function linkFault({to, href, html, label}: FooterLink): string | undefined {
  if ([to, href, html].filter((target) => target !== undefined).length !== 1) {
    return 'A link needs one target: set either "to" (a page of this site), "href" (elsewhere) or "html" (markup in its place).';
  }
  return (label === undefined) === (html === undefined)
    ? 'A link needs one content: set either "label" (text) or "html" (markup).'
    : undefined;
}

function faultsOfLink(link: unknown, place: string): string[] {
  const fault = isObject(link)
    ? linkFault(link)
    : 'not a link. Write an object with "label" and "to" or "href".';
  return fault ? [`${place} ${JSON.stringify(link)}: ${fault}`] : [];
}

function faultsOfColumn(column: FooterLink, place: string): string[] {
  return Array.isArray(column.items) && column.items.length > 0
    ? column.items.flatMap((link, index) => faultsOfLink(link, `${place}.items[${index}]`))
    : [`${place} ${JSON.stringify(column)}: a column without links. Give it "items" or remove it.`];
}

function faultsOfMixed(links: readonly unknown[]): string[] {
  const objects = links.filter(isObject);
  const [first] = objects;
  const stray = objects.find((link) => first && isColumn(link) !== isColumn(first));
  return stray
    ? [
        `footer.links[${links.indexOf(stray)}] ${JSON.stringify(stray)}: columns and links are mixed. Write either columns ({title, items}) or a flat list of links.`,
      ]
    : [];
}

/**
 * What is wrong with the footer: mixed forms, links that lead nowhere, or no content.
 *
 * @param footer `themeConfig.footer`
 * @returns one sentence per fault: place, item, fault, remedy
 */
export function footerFaults({links = [], logo, copyright}: FooterConfig): string[] {
  if (!Array.isArray(links)) {
    return [
      `footer.links ${JSON.stringify(links)}: not a list. Write links or columns between [ and ].`,
    ];
  }
  if (links.length === 0 && !logo && !copyright) {
    return [
      'footer {}: an empty footer. Give it links, a logo or a copyright, or leave `footer` out.',
    ];
  }
  const faults = links.flatMap((link: unknown, index) => {
    const place = `footer.links[${index}]`;
    return isObject(link) && isColumn(link)
      ? faultsOfColumn(link, place)
      : faultsOfLink(link, place);
  });
  return [...faultsOfMixed(links), ...faults];
}
