/** A picture of the brand, to be replaced under the same name by whoever adopts the site. */
export interface BrandPicture {
  /** Below static/; the extension gives the format. */
  readonly path: string;
  /** Where readers see it. */
  readonly use: string;
  /** Maximum size that its consumers accept, in bytes. */
  readonly mostBytes: number;
  /** In pixels, if its consumers require one. */
  readonly size?: {readonly width: number; readonly height: number};
  /** Whether it is shown in a square, at sizes chosen by the page. */
  readonly isSquare?: boolean;
}

/**
 * The pictures of the brand. Logo and icon are loaded with the first page, whose budget is 20 kB in
 * total. Phones request the touch icon unasked, under this name at the root of the host. The card
 * has the size that social networks require; some messengers show none above 300 kB.
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
    use: 'on the browser tab',
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
