/** A picture of the brand, which whoever adopts the site replaces under its name. */
export interface BrandPicture {
  /** Below static/: the ending says the kind. */
  readonly path: string;
  /** Where readers meet it. */
  readonly use: string;
  /** What whoever fetches it bears. */
  readonly mostBytes: number;
  /** In pixels, where those who show it ask for one. */
  readonly size?: {readonly width: number; readonly height: number};
  /** Whether it is shown in a square, at sizes of the page's own. */
  readonly isSquare?: boolean;
}

/**
 * The pictures of the brand. Logo and icon come with the first page, which has 20 kB in whole. Phones
 * ask for the touch icon by themselves, under this name at the root of the host. The card has the size
 * that networks ask for; above 300 kB, some messengers show none.
 */
export const brandPictures = {
  logo: {
    path: 'img/brand/logo.svg',
    use: 'in the bar of every page',
    mostBytes: 20_000,
    isSquare: true,
  },
  favicon: {
    path: 'img/brand/favicon.svg',
    use: 'on the tab of the browser',
    mostBytes: 20_000,
    isSquare: true,
  },
  touchIcon: {
    path: 'apple-touch-icon.png',
    use: 'on the home screens and among the favourites of iPhones and iPads',
    mostBytes: 20_000,
    size: {width: 180, height: 180},
  },
  card: {
    path: 'img/brand/card.png',
    use: 'beside shared links',
    mostBytes: 300_000,
    size: {width: 1200, height: 630},
  },
} as const satisfies Readonly<Record<string, BrandPicture>>;
