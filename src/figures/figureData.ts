/** What a page knows about one drawing; the markup is only present while the page is rendered. */
export interface PanelData {
  readonly title?: string;
  readonly widthUnits: number;
  readonly heightUnits: number;
  /** Address of the drawing, below the base URL of the locale. */
  readonly src: string;
  /** Present when the page is rendered at build time, and in development; absent in the browser. */
  readonly markup?: string;
}

/** What a page knows about one figure. */
export interface FigureData {
  readonly panels: readonly PanelData[];
  readonly callouts: readonly string[];
}
