/** Gives a graphics context back to the browser without waiting for the collector. */
export function releaseContext(gl: WebGLRenderingContext | WebGL2RenderingContext): void {
  try {
    gl.getExtension('WEBGL_lose_context')?.loseContext();
  } catch {
    // What stands in for a browser's 3D may throw at anything; the collector comes all the same.
  }
}
