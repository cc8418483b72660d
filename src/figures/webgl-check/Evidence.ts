/** What one graphics context tells of itself. */
export interface ContextFacts {
  readonly webglVersion: 1 | 2;
  readonly renderer: string;
  readonly vendor: string;
  readonly maxTexturePx: number;
  readonly maxRenderbufferPx: number;
  readonly maxVertexAttributes: number;
}

/** What the test saw of the browser's 3D. */
export interface Evidence {
  /** Whether the browser knows WebGL at all. */
  readonly hasApi: boolean;
  /** The best context it gave; `null` when it refused both kinds. */
  readonly context: ContextFacts | null;
  /** Whether it refuses a context that must not be slow. */
  readonly isSlow: boolean;
  /** Whether the context was taken back while the test ran. */
  readonly isLost: boolean;
  /** The browser's own reason for a refusal; empty when it gave none. */
  readonly refusal: string;
  readonly hasWebAssembly: boolean;
}
