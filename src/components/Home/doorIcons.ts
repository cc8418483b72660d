interface DoorIcon {
  /** Area filled with a tint. */
  readonly fill: string;
  /** Lines in the ink colour. */
  readonly line: string;
  /** Dimension lines or accents. */
  readonly mark: string;
}

/**
 * Drawings of the home page, as SVG path data on a 48 × 48 grid. They start at x = 4, like the
 * viewBox, so that they line up with the first letters of the names below.
 */
export const doorIcons = {
  /** A plan of two rooms, its width measured. */
  start: {
    fill: 'M8 8h32v24H8z',
    line: 'M8 8h32v24H26m-6 0H8V8m18 0v12m0 6v6M20 32a6 6 0 0 1 6-6',
    mark: 'M8 41h32M8 38v6m32-6v6',
  },
  /** A selection with its handles. */
  features: {
    fill: 'M12 14h16v12H12zM24 24h14v12H24z',
    line: 'M12 14h16v12H12zM24 24h14v12H24z',
    mark: 'M5 5h5v5H5zm33 0h5v5h-5zM5 38h5v5H5zm33 0h5v5h-5zM10 7.5h28M10 40.5h28M7.5 10v28m33-28v28',
  },
  /** A door key. */
  account: {
    fill: 'M17 21a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
    line: 'M17 21a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm7 3L40 8l5 5M34 14l4 4',
    mark: 'M17 28a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  },
  /** A cube with a question on one of its faces. */
  faq: {
    fill: 'M24 6l16 9v18l-16 9-16-9V15z',
    line: 'M8 15v18l16 9 16-9V15L24 6zm0 0l16 9 16-9M24 24v18',
    mark: 'M13 23.8c0-2 1.3-2.3 3-1.3s3 3 3 4.7c0 2.2-3 1.2-3 3.3v.5m0 3v.5',
  },
} as const satisfies Record<string, DoorIcon>;
