import {boxTriangles, numbersPerVertex} from './boxTriangles';
import {houseBoxes, type Material} from './houseBoxes';
import type {Rgb} from './houseColours';
import {releaseContext} from './releaseContext';

/* Rotates the plan around its middle, tilts it to look down on it, and applies perspective. */
const vertexShader = `
attribute vec3 position;
attribute vec3 normal;
attribute vec3 colour;
uniform vec4 turn;
uniform float aspect;
varying vec3 shown;
void main() {
  vec3 p = (position - vec3(395.0, 440.0, 20.0)) / 620.0;
  float x = p.x * turn.x - p.y * turn.y;
  float y = p.x * turn.y + p.y * turn.x;
  float up = p.z * turn.z - y * turn.w;
  float near = y * turn.z + p.z * turn.w;
  float light = dot(normal, normalize(vec3(-0.35, 0.55, 0.95)));
  shown = colour * (0.74 + 0.26 * clamp(light * 1.15, 0.0, 1.0));
  gl_Position = vec4(x * 1.2 / aspect, up * 1.2 + 0.04, -near * 0.4, 1.2 - near * 0.3);
}`;

const fragmentShader = `
precision mediump float;
varying vec3 shown;
void main() {
  gl_FragColor = vec4(shown, 1.0);
}`;

const elevationRad = 0.72;

/** The example house in 3D, on one canvas. */
export interface HouseScene {
  /** Draws the house rotated by `azimuthDeg` degrees from north. */
  readonly draw: (azimuthDeg: number) => void;
  /** Simulates a lost context, as on an overloaded computer; `false` when the browser cannot. */
  readonly lose: () => boolean;
  /** Restores a context lost through `lose`. */
  readonly restore: () => void;
  /** Releases the context: the scene can no longer be drawn. */
  readonly release: () => void;
}

interface Options {
  readonly colours: () => Readonly<Record<Material, Rgb>>;
  readonly onLost: () => void;
  /** Called once a restored context is set up: draw again. */
  readonly onRestored: () => void;
  /** Called when a restored context cannot be set up. */
  readonly onFailed: () => void;
}

function compile(gl: WebGLRenderingContext, kind: number, source: string): WebGLShader {
  const shader = gl.createShader(kind);
  if (!shader) throw new Error('The browser gave no shader.');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

/** Uploads program and triangles to the context; returns what drawing a frame needs. */
function fill(gl: WebGLRenderingContext, colours: Readonly<Record<Material, Rgb>>) {
  const program = gl.createProgram();
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, vertexShader));
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, fragmentShader));
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    throw new Error(`The house cannot be drawn: ${gl.getProgramInfoLog(program)}`);
  }
  gl.useProgram(program);
  const numbers = houseBoxes().flatMap((box) =>
    boxTriangles(box, (isTop) => colours[isTop ? (box.top ?? box.material) : box.material]),
  );
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(numbers), gl.STATIC_DRAW);
  ['position', 'normal', 'colour'].forEach((name, index) => {
    const place = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, 3, gl.FLOAT, false, numbersPerVertex * 4, index * 12);
  });
  gl.enable(gl.DEPTH_TEST);
  return {
    vertices: numbers.length / numbersPerVertex,
    turn: gl.getUniformLocation(program, 'turn'),
    aspect: gl.getUniformLocation(program, 'aspect'),
  };
}

function prepare(gl: WebGLRenderingContext, colours: Readonly<Record<Material, Rgb>>) {
  try {
    return fill(gl, colours);
  } catch (error) {
    // Browsers allow few contexts: release one that cannot be used.
    releaseContext(gl);
    throw error;
  }
}

/**
 * Draws the example house with WebGL, on demand. After a context loss, it waits for the browser to
 * restore the context and uploads everything again.
 *
 * @returns `null` when the browser creates no context
 * @throws when the browser creates one but cannot draw with it
 */
export function createHouseScene(canvas: HTMLCanvasElement, options: Options): HouseScene | null {
  const gl = canvas.getContext('webgl', {alpha: true, antialias: true});
  if (!gl) return null;
  const {colours, onLost, onRestored, onFailed} = options;
  const loser = gl.getExtension('WEBGL_lose_context');
  let ready = prepare(gl, colours());

  const lost = (event: Event): void => {
    // Without it, the browser would never restore the context.
    event.preventDefault();
    onLost();
  };
  const forget = (): void => {
    canvas.removeEventListener('webglcontextlost', lost);
    canvas.removeEventListener('webglcontextrestored', restored);
  };
  const restored = (): void => {
    try {
      ready = prepare(gl, colours());
    } catch {
      forget();
      onFailed();
      return;
    }
    onRestored();
  };
  canvas.addEventListener('webglcontextlost', lost);
  canvas.addEventListener('webglcontextrestored', restored);

  return {
    draw(azimuthDeg) {
      if (gl.isContextLost()) return;
      const azimuth = (azimuthDeg * Math.PI) / 180;
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      const [rise, fall] = [Math.cos(elevationRad), Math.sin(elevationRad)];
      gl.uniform4f(ready.turn, Math.cos(azimuth), Math.sin(azimuth), rise, fall);
      gl.uniform1f(ready.aspect, canvas.width / canvas.height);
      gl.drawArrays(gl.TRIANGLES, 0, ready.vertices);
    },
    lose() {
      loser?.loseContext();
      return loser !== null;
    },
    restore: () => loser?.restoreContext(),
    release() {
      forget();
      releaseContext(gl);
    },
  };
}
