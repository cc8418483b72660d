/** What one graphics context reports about itself. */
export interface ContextFacts {
  readonly webglVersion: 1 | 2;
  readonly renderer: string;
  readonly vendor: string;
  readonly maxTexturePx: number;
  readonly maxRenderbufferPx: number;
  readonly maxVertexAttributes: number;
}

/** What the test found out about 3D in this browser. */
export interface Evidence {
  /** Whether the browser has the WebGL API at all. */
  readonly hasApi: boolean;
  /** The best context that the browser created; `null` when it refused both versions. */
  readonly context: ContextFacts | null;
  /** Whether it refuses a context with `failIfMajorPerformanceCaveat`. */
  readonly isSlow: boolean;
  /** Whether the context was lost while the test ran. */
  readonly isLost: boolean;
  /** The browser's own reason for a refusal; empty when it gave none. */
  readonly refusal: string;
  readonly hasWebAssembly: boolean;
}
