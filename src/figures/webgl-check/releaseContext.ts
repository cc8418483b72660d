/** Gives a graphics context back to the browser without waiting for the collector. */
export function releaseContext(gl: WebGLRenderingContext | WebGL2RenderingContext): void {
  gl.getExtension('WEBGL_lose_context')?.loseContext();
}
