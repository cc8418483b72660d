/** Releases a graphics context immediately, without waiting for garbage collection. */
export function releaseContext(gl: WebGLRenderingContext | WebGL2RenderingContext): void {
  try {
    gl.getExtension('WEBGL_lose_context')?.loseContext();
  } catch {
    // An extension that replaces the browser's WebGL may throw anywhere; garbage collection will
    // do.
  }
}
