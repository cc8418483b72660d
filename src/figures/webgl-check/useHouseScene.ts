import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import {createHouseScene, type HouseScene} from './createHouseScene';
import {houseColours} from './houseColours';

/** `failed`: the browser created no context, or could not draw with it. */
type HouseState = 'drawn' | 'lost' | 'restored' | 'failed';

interface Options {
  readonly azimuthDeg: number;
  /** Whether to simulate the loss of the context once the house is drawn. */
  readonly playsLoss: boolean;
  readonly onLost: () => void;
}

interface House {
  readonly canvasRef: RefObject<HTMLCanvasElement | null>;
  readonly state: HouseState;
  readonly restore: () => void;
}

const maxPixelRatio = 2;

function fitCanvas(canvas: HTMLCanvasElement): void {
  const ratio = Math.min(window.devicePixelRatio, maxPixelRatio);
  canvas.width = Math.max(1, Math.round(canvas.clientWidth * ratio));
  canvas.height = Math.max(1, Math.round(canvas.clientHeight * ratio));
}

/**
 * Redraws the house on a canvas whenever it turns, the canvas is resized, or the context is
 * restored. Releases the context when the canvas is unmounted.
 */
export function useHouseScene({azimuthDeg, playsLoss, onLost}: Options): House {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const scene = useRef<HouseScene | null>(null);
  const azimuth = useRef(azimuthDeg);
  const report = useRef(onLost);
  const [state, setState] = useState<HouseState>('drawn');
  azimuth.current = azimuthDeg;
  report.current = onLost;

  const draw = useCallback((): void => {
    try {
      scene.current?.draw(azimuth.current);
    } catch {
      scene.current?.release();
      scene.current = null;
      setState('failed');
    }
  }, []);

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return undefined;
    try {
      scene.current = createHouseScene(canvas, {
        colours: () => houseColours((name) => getComputedStyle(canvas).getPropertyValue(name)),
        onLost() {
          setState('lost');
          report.current();
        },
        onRestored() {
          setState('restored');
          draw();
        },
        onFailed: () => setState('failed'),
      });
    } catch {
      scene.current = null;
    }
    if (!scene.current) {
      setState('failed');
      return undefined;
    }
    const sizes = new ResizeObserver(() => {
      fitCanvas(canvas);
      draw();
    });
    sizes.observe(canvas);
    if (playsLoss) scene.current.lose();
    return () => {
      sizes.disconnect();
      scene.current?.release();
      scene.current = null;
    };
  }, [playsLoss, draw]);

  useEffect(draw, [draw, azimuthDeg]);

  return {canvasRef, state, restore: () => scene.current?.restore()};
}
