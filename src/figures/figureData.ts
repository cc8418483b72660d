/** What a page knows of one drawing; the markup itself is there only while the page is built. */
export interface PanelData {
  readonly title?: string;
  readonly widthUnits: number;
  readonly heightUnits: number;
  /** Address of the drawing, below the base URL of the locale. */
  readonly src: string;
  /** Present when pages are rendered at build, and in development; absent in the browser. */
  readonly markup?: string;
}

/** What a page knows of one figure. */
export interface FigureData {
  readonly panels: readonly PanelData[];
  readonly callouts: readonly string[];
}
